export type PasswordArtifacts = {
  /** The password that leaked, now blocked. Public knowledge in the story, and a lesson: it keeps every rule. */
  readonly leaked: string;
};

export type PasswordReveal = {
  /** What the robots typed at night, and the recipe behind each try. */
  readonly night: readonly { readonly at: string; readonly password: string; readonly recipe: string }[];
  /** Passwords to put under the list and the opinion, each with what there is to say. */
  readonly compared: readonly { readonly password: string; readonly comment: string }[];
  readonly afterwards: string;
};
