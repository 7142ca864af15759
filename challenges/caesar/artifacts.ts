export interface CaesarArtifacts extends Readonly<Record<string, unknown>> {
  /** The intercepted message, letters shifted, everything else as it was. */
  readonly message: string;
}
