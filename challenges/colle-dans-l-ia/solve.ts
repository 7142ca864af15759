import type { Lazy, Solve } from '#engine/authoring/server';
import type { ColleDansLIaArtifacts, Mark } from './artifacts.ts';

/** What a passage says, or what stands before it, when somebody else must not read it: people, prices, plans, secrets, orders. */
const NEEDLESS_BEFORE =
  /^(Entre|Candidature|Contact|Présents|Prix|Virement|Portillon|Habite|Naissance|Famille|Santé|Ligne|Sécurité|Nom du serveur|Compte|Clé de connexion|Accès à la base|Prêt|Absence|Non annoncé|Alarme|Navigateur|Réclamation|Geste prévu|Humeur|Assurance|Suivi en ligne|Profil|Âges|Adresse|Chez A, |Chez B, |Saison|Caractère|Logement|Épaule|Section)/;

const isNeedless = (line: ColleDansLIaArtifacts['lines'][number]) => line.pale || NEEDLESS_BEFORE.test(String(line.pieces[0]));

const marked = ({ lines }: ColleDansLIaArtifacts, mark: (line: ColleDansLIaArtifacts['lines'][number]) => Mark) =>
  Object.fromEntries(
    lines.flatMap((line) => line.pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [[piece.id, mark(line)]]))),
  );

/** To do without. */
const byHand = ({ tools }: ColleDansLIaArtifacts) => tools.at(-1)?.id ?? '';

/** The tool that the catalogue has by this name and this way in; none where people are judged, or where none is there. */
const rightTool = (artifacts: ColleDansLIaArtifacts) => {
  const { tools, catalogue, task } = artifacts;
  const allowed = tools.find(({ name, account }) =>
    catalogue.entries.some((entry) => entry.name === name && entry.access === account),
  );
  return !allowed || /Classe|Note /.test(task) ? byHand(artifacts) : allowed.id;
};

/** Strikes what the task can do without, and goes by the catalogue. */
const solve: Solve<ColleDansLIaArtifacts> = (artifacts) => ({
  tool: rightTool(artifacts),
  ...marked(artifacts, (line) => (isNeedless(line) ? 'struck' : 'kept')),
});

export default solve;

export const lazy: Lazy<Solve<ColleDansLIaArtifacts>> = {
  /** Strikes everything and asks no assistant, to be on the safe side. */
  refuse: (artifacts) => ({ tool: byHand(artifacts), ...marked(artifacts, () => 'struck') }),
  /** Pastes the paper as it is, into what is the quickest. */
  accept: (artifacts) => ({ tool: artifacts.tools[0]?.id ?? '', ...marked(artifacts, () => 'kept') }),
};

/** A plausible answer that must count as a failed attempt: the whole paper, as it is. */
export const wrong = {
  tool: 'outil-1',
  ...Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`passage-${index + 1}`, 'kept'])),
};
