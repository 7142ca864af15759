/** The data of each page of the site: the public one has the traces, the hidden one the flag. */
export type UrlManipulationArtifacts = {
  /** Content of robots.txt; on the main page only. */
  readonly robots?: string;
  /** The comment in the page's source; on the main page only. */
  readonly comment?: string;
  /** The flag; on the page `admin` only. */
  readonly flag?: string;
};

export type UrlManipulationReveal = {
  /** The address that is in no menu. */
  readonly hidden: string;
  /** The traces that led to the hidden address. */
  readonly traces: readonly {
    readonly where: string;
    readonly before: string;
    readonly marked: string;
    readonly after: string;
    readonly told: string;
  }[];
  /** The server's response (`given`), and that of a server with access control (`refused`). */
  readonly given: string;
  readonly refused: string;
};
