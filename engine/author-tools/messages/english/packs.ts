/** Messages about packs and their configuration. */
import { meant } from './phrases.ts';

export const PACKS = {
  noConfiguration: (named: string) => `there is no such file; VIGIE_CONFIG is "${named}"`,
  noFile: 'is no file. Name the file itself in VIGIE_CONFIG, or move the folder away',
  twin: (pack: string, other: string) => `${pack} has the name or the programme of ${other}. Keep one of them`,
  notPackFile: (from: string) => `${from} is neither a folder nor a .zip`,
  nowhere: (path: string) => `there is no ${path}. Give a folder, a .zip or an npm package`,
  notInstalled: (path: string, from: string, near: string | undefined) =>
    `there is no folder ${path}, and no npm package "${from}" is installed.${meant(near) || ' Check the name with whoever made the pack, then install it'}`,
  lacking: (directory: string, name: string, description: string, challenges: string) =>
    `${directory} has no ${name}. A pack is a folder with ${description} and ${challenges}/`,
  notUnpacked: (file: string, said: string) => `${file} cannot be unpacked: ${said}`,
  tooLarge: (file: string, megabytes: number) => `${file} holds more than ${megabytes} MB`,
  outside: (file: string, name: string) => `${file} holds "${name}", which would be written outside of the pack`,
  authoring: (name: string, asked: number, ours: number) =>
    `the pack ${name} asks for authoring ${asked}, and this Vigie has authoring ${ours}. ${
      asked > ours ? 'Install a later Vigie' : 'Ask for a later version of the pack'
    }`,
  ownProgramme: (key: string) => `"programme.key" cannot be "${key}": that is a programme of Vigie's own. Give the pack another`,

  none: 'No pack is loaded.',
  rights:
    "The server parts of a pack run with the server's rights: they can read what it reads and do what it does. Install packs of people whom you trust.",
  loaded: (pack: string, count: number) =>
    `Pack ${pack}: ${count} ${count === 1 ? 'challenge' : 'challenges'}. Its server parts run with the server's rights (npm run packs)`,
  described: (pack: string, authoring: number, title: string, programme: string) =>
    `${pack}, written for authoring ${authoring}, with the programme « ${title} » (${programme})`,
  imports: {
    server: 'its server parts import',
    scene: 'its scenes import',
    test: 'its tests import',
  },
  workedOut: 'what is worked out as it runs',
  nothing: 'nothing',
};
