import type { Lazy, Solve } from '#engine/authoring/server';
import type { ColleDansLIaArtifacts, Mark } from './artifacts.ts';

/** Beginnings of lines that somebody else must not read: they are about people, prices, plans, secrets or orders. */
const NEEDLESS_BEFORE =
  /^(Entre|Candidature|Contact|Présents|Prix|Virement|Portillon|Habite|Naissance|Famille|Santé|Ligne|Sécurité|Nom du serveur|Compte|Clé de connexion|Accès à la base|Prêt|Absence|Non annoncé|Alarme|Navigateur|Réclamation|Geste prévu|Humeur|Assurance|Suivi en ligne|Profil|Âges|Adresse|Chez A, |Chez B, |Saison|Caractère|Logement|Épaule|Section)/;

const isNeedless = (line: ColleDansLIaArtifacts['lines'][number]) => line.pale || NEEDLESS_BEFORE.test(String(line.pieces[0]));

const marked = ({ lines }: ColleDansLIaArtifacts, mark: (line: ColleDansLIaArtifacts['lines'][number]) => Mark) =>
  Object.fromEntries(
    lines.flatMap((line) => line.pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [[piece.id, mark(line)]]))),
  );

/** The entry for doing without an assistant. */
const byHand = ({ tools }: ColleDansLIaArtifacts) => tools.at(-1)?.id ?? '';

/**
 * The id of the tool whose name and access are both in one catalogue entry; doing without, where the task judges people or none is allowed.
 */
const rightTool = (artifacts: ColleDansLIaArtifacts) => {
  const { tools, catalogue, task } = artifacts;
  const allowed = tools.find(({ name, account }) =>
    catalogue.entries.some((entry) => entry.name === name && entry.access === account),
  );
  return !allowed || /Classe|Note /.test(task) ? byHand(artifacts) : allowed.id;
};

/** Strikes what the task does not need, and chooses the tool by the catalogue. */
const solve: Solve<ColleDansLIaArtifacts> = (artifacts) => ({
  tool: rightTool(artifacts),
  ...marked(artifacts, (line) => (isNeedless(line) ? 'struck' : 'kept')),
});

export default solve;

export const lazy: Lazy<Solve<ColleDansLIaArtifacts>> = {
  /** Strikes everything and uses no assistant, to be on the safe side. */
  refuse: (artifacts) => ({ tool: byHand(artifacts), ...marked(artifacts, () => 'struck') }),
  /** Sends the paper as it is to the first assistant. */
  accept: (artifacts) => ({ tool: artifacts.tools[0]?.id ?? '', ...marked(artifacts, () => 'kept') }),
};

/** A plausible answer that must count as a failed attempt: the whole paper, with nothing struck. */
export const wrong = {
  tool: 'outil-1',
  ...Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`passage-${index + 1}`, 'kept'])),
};
