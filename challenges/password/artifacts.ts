export interface PasswordArtifacts extends Readonly<Record<string, unknown>> {
  /** The password that leaked, now blocked. Public knowledge in the story, and a lesson: it keeps every rule. */
  readonly leaked: string;
}
