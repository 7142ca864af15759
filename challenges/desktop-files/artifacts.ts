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
