/** What a page tells the development server of a scene that failed while it was drawn. */
export const SCENE_FAILED = 'vigie:scene-failed';

export interface SceneFailure {
  readonly message: string;
  /** As the browser writes it: addresses of modules, with line and column in what it was sent. */
  readonly stack: string;
}
