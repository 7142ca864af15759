/** Des packs, et de la configuration qui les nomme. */
import type { PACKS as ENGLISH } from '#engine/author-tools/messages/english/packs.ts';
import { meant } from './phrases.ts';

export const PACKS: typeof ENGLISH = {
  noConfiguration: (named) => `ce fichier n’existe pas ; VIGIE_CONFIG est « ${named} »`,
  noFile: 'n’est pas un fichier. Nommez le fichier même dans VIGIE_CONFIG, ou déplacez le dossier',
  twin: (pack, other) => `${pack} a le nom ou le programme de ${other}. N’en gardez qu’un`,
  notPackFile: (from) => `${from} n’est ni un dossier ni un .zip`,
  nowhere: (path) => `il n’y a pas de ${path}. Donnez un dossier, un .zip ou un paquet npm`,
  notInstalled: (path, from, near) =>
    `il n’y a pas de dossier ${path}, et aucun paquet npm « ${from} » n’est installé.${meant(near) || ' Vérifiez ce nom auprès de qui a fait le pack, puis installez-le'}`,
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
