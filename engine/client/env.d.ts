interface ImportMetaEnv {
  /** Address of another server, e.g. https://vigie.example; absent: the site's own, with its path prefix; empty: the root of its host. */
  readonly VITE_API_HOST?: string;
}
