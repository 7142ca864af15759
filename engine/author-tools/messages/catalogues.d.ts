/** The files of `catalogues/`: English and French side by side; for schema descriptions, the French text by the English one. */
declare module './catalogues/*.json' {
  /** One form, or one for each plural category (CLDR) of the value `count`. */
  type Text = string | Readonly<Record<string, string>>;
  interface Catalogue {
    readonly [key: string]: Catalogue | Text;
  }
  const catalogue: Catalogue;
  export = catalogue;
}
