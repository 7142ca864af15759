/** What each page of the site publishes: the public one its traces, the hidden one its flag. */
export type UrlManipulationArtifacts = {
  /** Text of robots.txt; on the main page only. */
  readonly robots?: string;
  /** The comment left in the page's source; on the main page only. */
  readonly comment?: string;
  /** On the page `admin` only. */
  readonly flag?: string;
};
