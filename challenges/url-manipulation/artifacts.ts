/** What each page of the site publishes: the public one its traces, the hidden one its flag. */
export type UrlManipulationArtifacts = {
  /** Text of robots.txt; on the main page only. */
  readonly robots?: string;
  /** The comment left in the page's source; on the main page only. */
  readonly comment?: string;
  /** On the page `admin` only. */
  readonly flag?: string;
};

export type UrlManipulationReveal = {
  /** The address that is in no menu. */
  readonly hidden: string;
  /** What led there all the same. */
  readonly traces: readonly {
    readonly where: string;
    readonly before: string;
    readonly marked: string;
    readonly after: string;
    readonly told: string;
  }[];
  /** What the server answered, and what one that checks would. */
  readonly given: string;
  readonly refused: string;
};
