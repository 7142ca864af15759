/** Messages about packs and their configuration. */
import { meant } from './phrases.ts';

const ENGLISH = {
  noConfiguration: (named: string) => `there is no such file; VIGIE_CONFIG is "${named}"`,
  noFile: 'is no file. Name the file itself in VIGIE_CONFIG, or move the folder away',
  twin: (pack: string, other: string) => `${pack} has the name or the programme of ${other}. Keep one of them`,
  notPackFile: (from: string) => `${from} is neither a folder nor a .zip`,
  nowhere: (path: string) => `there is no ${path}. Give a folder, a .zip or an npm package`,
  notInstalled: (path: string, from: string, near: string | undefined) =>
    `there is no folder ${path}, and no npm package "${from}" is installed.${meant.en(near) || ' Check the name with whoever made the pack, then install it'}`,
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

const FRENCH: typeof ENGLISH = {
  noConfiguration: (named) => `ce fichier n’existe pas ; VIGIE_CONFIG est « ${named} »`,
  noFile: 'n’est pas un fichier. Nommez le fichier même dans VIGIE_CONFIG, ou déplacez le dossier',
  twin: (pack, other) => `${pack} a le nom ou le programme de ${other}. N’en gardez qu’un`,
  notPackFile: (from) => `${from} n’est ni un dossier ni un .zip`,
  nowhere: (path) => `il n’y a pas de ${path}. Donnez un dossier, un .zip ou un paquet npm`,
  notInstalled: (path, from, near) =>
    `il n’y a pas de dossier ${path}, et aucun paquet npm « ${from} » n’est installé.${meant.fr(near) || ' Vérifiez ce nom auprès de qui a fait le pack, puis installez-le'}`,
  lacking: (directory, name, description, challenges) =>
    `${directory} n’a pas de ${name}. Un pack est un dossier avec ${description} et ${challenges}/`,
  notUnpacked: (file, said) => `${file} ne s’ouvre pas : ${said}`,
  tooLarge: (file, megabytes) => `${file} contient plus de ${megabytes} Mo`,
  outside: (file, name) => `${file} contient « ${name} », qui s’écrirait hors du pack`,
  authoring: (name, asked, ours) =>
    `le pack ${name} demande authoring ${asked}, et cette Vigie a authoring ${ours}. ${
      asked > ours ? 'Installez une Vigie plus récente' : 'Demandez une version plus récente du pack'
    }`,
  ownProgramme: (key) =>
    `« programme.key » ne peut pas être « ${key} » : c’est un programme de Vigie même. Donnez-en un autre au pack`,

  none: 'Aucun pack n’est chargé.',
  rights:
    'Les parties serveur d’un pack tournent avec les droits du serveur : elles peuvent lire ce qu’il lit et faire ce qu’il fait. N’installez que les packs de gens à qui vous faites confiance.',
  loaded: (pack, count) =>
    `Pack ${pack} : ${count} ${count < 2 ? 'défi' : 'défis'}. Ses parties serveur tournent avec les droits du serveur (npm run packs)`,
  described: (pack, authoring, title, programme) =>
    `${pack}, écrit pour authoring ${authoring}, avec le programme « ${title} » (${programme})`,
  imports: {
    server: 'ses parties serveur importent',
    scene: 'ses scènes importent',
    test: 'ses tests importent',
  },
  workedOut: 'ce qui se calcule pendant l’exécution',
  nothing: 'rien',
};

export const PACKS = { en: ENGLISH, fr: FRENCH };
