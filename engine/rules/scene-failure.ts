/** Message from a page to the development server about a scene that failed to render. */
export const SCENE_FAILED = 'vigie:scene-failed';

export interface SceneFailure {
  readonly message: string;
  /** The browser's stack: URLs of modules, with line and column in the served (transformed) code. */
  readonly stack: string;
}
