export type PasswordArtifacts = {
  /** The leaked password, which is blocked and publicly known in the story. It keeps all four rules, which is the lesson. */
  readonly leaked: string;
};

export type PasswordReveal = {
  /** The passwords that robots tried at night, and how each was derived. */
  readonly night: readonly { readonly at: string; readonly password: string; readonly recipe: string }[];
  /** Passwords for comparing the rules with the estimate, each with a comment. */
  readonly compared: readonly { readonly password: string; readonly comment: string }[];
  readonly afterwards: string;
};
