import type { Lazy, Solve } from '#engine/authoring/server';
import type { ColleDansLIaArtifacts, Mark } from './artifacts.ts';

/** What a passage says, or what stands before it, when somebody else must not read it: people, prices, plans, secrets, orders. */
const NEEDLESS_BEFORE =
  /^(Entre|Candidature|Contact|Présents|Prix|Virement|Portillon|Habite|Naissance|Famille|Santé|Ligne|Sécurité|Serveur|Compte|Jeton|Base|Prêt|Absence|Non annoncé|Alarme|Navigateur|Réclamation|Geste prévu|Humeur|Assurance|Suivi en ligne)/;

const isNeedless = (line: ColleDansLIaArtifacts['lines'][number]) => line.pale || NEEDLESS_BEFORE.test(String(line.pieces[0]));

const marked = ({ lines }: ColleDansLIaArtifacts, mark: (line: ColleDansLIaArtifacts['lines'][number]) => Mark) =>
  Object.fromEntries(
    lines.flatMap((line) => line.pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [[piece.id, mark(line)]]))),
  );

/** The tool that one enters with the house's account. */
const houseTool = ({ tools }: ColleDansLIaArtifacts) => tools.find(({ account }) => account.includes('Brévelle'))?.id ?? '';

/** Strikes what the task can do without, and takes the house's tool. */
const solve: Solve<ColleDansLIaArtifacts> = (artifacts) => ({
  tool: houseTool(artifacts),
  ...marked(artifacts, (line) => (isNeedless(line) ? 'struck' : 'kept')),
});

export default solve;

export const lazy: Lazy<Solve<ColleDansLIaArtifacts>> = {
  /** Strikes everything, to be on the safe side. */
  refuse: (artifacts) => ({ tool: houseTool(artifacts), ...marked(artifacts, () => 'struck') }),
  /** Pastes the paper as it is, into what is the quickest. */
  accept: (artifacts) => ({
    tool: artifacts.tools.find(({ account }) => account.includes('personnelle'))?.id ?? '',
    ...marked(artifacts, () => 'kept'),
  }),
};

/** A plausible answer that must count as a failed attempt: the whole paper, as it is. */
export const wrong = {
  tool: 'outil-1',
  ...Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`passage-${index + 1}`, 'kept'])),
};
