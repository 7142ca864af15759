import type { ReactNode } from 'react';
import { SCENE_FAILED, type SceneFailure } from '#engine/rules/scene-failure.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { FailureBoundary } from '#engine/ui/feedback/failure-boundary.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';

/** In development, reports the error to the overlay. In a built site there is nobody to report it to. */
function tellAuthor(error: unknown): void {
  if (!import.meta.hot || !(error instanceof Error)) return;
  const failure: SceneFailure = { message: error.message, stack: error.stack ?? '' };
  import.meta.hot.send(SCENE_FAILED, failure);
}

interface SceneBoundaryProps {
  readonly children: ReactNode;
  /** Called before the scene is mounted again. */
  readonly onAgain?: () => void;
}

/** Error boundary around a scene: the rest of the page stays, with the player's points, hints and attempts. */
export function SceneBoundary({ children, onAgain }: SceneBoundaryProps) {
  return (
    <FailureBoundary
      onFailure={tellAuthor}
      fallback={(again) => (
        <Notice tone="danger" role="alert" title="La mission s’est interrompue">
          <p>Un imprévu a arrêté la scène. Vos points, vos indices et vos essais sont gardés.</p>
          <div>
            <Button
              variant="secondary"
              onClick={() => {
                onAgain?.();
                again();
              }}
            >
              Relancer la scène
            </Button>
          </div>
        </Notice>
      )}
    >
      {children}
    </FailureBoundary>
  );
}
