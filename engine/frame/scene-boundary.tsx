import type { ReactNode } from 'react';
import { Button } from '#engine/ui/button.tsx';
import { FailureBoundary } from '#engine/ui/failure-boundary.tsx';
import { Notice } from '#engine/ui/notice.tsx';

/** Holds a scene that fails: the rest of the page stays, with everything the player has won or used up. */
export function SceneBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <FailureBoundary
      fallback={(again) => (
        <Notice tone="danger" role="alert" title="La mission s’est interrompue">
          <p>Un imprévu a arrêté la scène. Vos points, vos indices et vos essais sont gardés.</p>
          <div>
            <Button variant="secondary" onClick={again}>
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
