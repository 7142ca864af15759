import type { HintPolicy } from '#schemas/session-setup.ts';

interface HintChoice {
  readonly value: HintPolicy;
  readonly label: string;
  readonly description: string;
}

/** The hint policies, each with a sentence for the facilitator. */
export const HINT_CHOICES: readonly HintChoice[] = [
  {
    value: 'table',
    label: 'As the table says',
    description: 'Each hint takes points off the reward of its challenge, as the challenge states.',
  },
  { value: 'free', label: 'Free', description: 'Hints can be asked for and cost nothing: good for a first contact.' },
  { value: 'none', label: 'None', description: 'There are no hints: for players who know the ground, or a contest.' },
];
