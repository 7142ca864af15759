interface ImportMetaEnv {
  /** Origin of a server elsewhere, e.g. https://vigie.example; empty or absent: the site's own origin. */
  readonly VITE_API_HOST?: string;
}
