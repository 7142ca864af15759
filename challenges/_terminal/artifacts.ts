/** The gestures for a file, in the order of the buttons. */
export const GESTURES = ['install', 'report'] as const;
export type Gesture = (typeof GESTURES)[number];

export const WORDS: Readonly<Record<Gesture, string>> = { install: 'Installer', report: 'Écarter et signaler' };

/** Number of downloaded files. */
export const FILES = 5;

/** A file's field in the answer, by its index in the list. */
export const idAt = (place: number) => `file-${place + 1}`;

/** The names of the files. Everything else is found with commands in the terminal. */
export type MyChallengeArtifacts = { readonly files: readonly string[] };

/** `text` and `failed`: a command's output. `right` and `of`: for a wrong answer, the numbers of right gestures and of files. */
export type MyChallengeOutput = {
  readonly text?: string;
  readonly failed?: boolean;
  readonly right?: number;
  readonly of?: number;
};

export type MyChallengeReveal = {
  readonly lines: readonly { readonly shown: string; readonly truth: string; readonly genuine: boolean }[];
};
