/** What may be done with a file, in the order of the buttons. */
export const GESTURES = ['install', 'report'] as const;
export type Gesture = (typeof GESTURES)[number];

export const WORDS: Readonly<Record<Gesture, string>> = { install: 'Installer', report: 'Écarter et signaler' };

/** How many files were downloaded. */
export const FILES = 5;

/** What a file is called in the answer, by its place in the list. */
export const idAt = (place: number) => `file-${place + 1}`;

/** The names of the files. All else is found in the terminal. */
export type MyChallengeArtifacts = { readonly files: readonly string[] };

/** What a command answers; or, of a wrong answer, how many gestures are right. */
export type MyChallengeOutput = {
  readonly text?: string;
  readonly failed?: boolean;
  readonly right?: number;
  readonly of?: number;
};

export type MyChallengeReveal = {
  readonly lines: readonly { readonly shown: string; readonly truth: string; readonly genuine: boolean }[];
};
