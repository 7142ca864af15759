/** What is on the desktop: files as data, never as markup, so that nothing in them can run. */
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
  /** Of the window that it opens. */
  readonly title: string;
  /** Of a picture: its properties. */
  readonly content: readonly Block[];
  /** Of a folder. */
  readonly inside?: readonly DesktopFile[];
}

export type DesktopFilesArtifacts = {
  readonly files: readonly DesktopFile[];
};

export type DesktopFilesReveal = {
  readonly flag: string;
  readonly start: string;
  readonly end: string;
  /** The start, as Base64 wrote it: four signs for three letters, counted from the first one. */
  readonly groups: readonly { readonly from: number; readonly signs: string; readonly letters: string }[];
  /** The end as the picture had it. */
  readonly turned: string;
  /** From file to file, what each told. */
  readonly path: readonly { readonly icon: FileIcon; readonly name: string; readonly told: string }[];
};
