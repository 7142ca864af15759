export type PasswordArtifacts = {
  /** The password that leaked, now blocked. Public knowledge in the story, and a lesson: it keeps every rule. */
  readonly leaked: string;
};
