/** The content of the files on the desktop: data instead of markup, so that nothing in it can run. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] };

export type FileIcon = 'text' | 'settings' | 'folder' | 'picture' | 'tool';

export interface DesktopFile {
  readonly id: string;
  readonly name: string;
  readonly icon: FileIcon;
  /** Title of the file's window. */
  readonly title: string;
  /** The file's content; for a picture, its properties. */
  readonly content: readonly Block[];
  /** The files in a folder. */
  readonly inside?: readonly DesktopFile[];
}

export type DesktopFilesArtifacts = {
  readonly files: readonly DesktopFile[];
};

export type DesktopFilesReveal = {
  readonly flag: string;
  readonly start: string;
  readonly end: string;
  /** The flag's start in Base64, in groups: four characters for three letters. `from` is the index of the first letter. */
  readonly groups: readonly { readonly from: number; readonly signs: string; readonly letters: string }[];
  /** The flag's end, reversed, as the picture's properties have it. */
  readonly turned: string;
  /** The files in the order of the path to the flag, with what each one told. */
  readonly path: readonly { readonly icon: FileIcon; readonly name: string; readonly told: string }[];
};
