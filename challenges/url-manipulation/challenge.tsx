import { useState } from 'react';
import { AnswerForm, defineScene, type SceneProps } from '#engine/authoring';
import { pathOf, resolveAddress, type Screen } from './address.ts';
import type { UrlManipulationArtifacts } from './artifacts.ts';
import { Browser } from './browser.tsx';
import styles from './challenge.module.css';
import { PublicSite } from './public-site.tsx';
import { SourceView } from './source-view.tsx';

/** The company's public site in a browser: all its addresses can be typed, one of them is in no menu. */
function SiteInBrowser({ artifacts, challenge }: SceneProps<UrlManipulationArtifacts>) {
  const base = challenge.path;
  const [shown, setShown] = useState<{ readonly screen: Screen; readonly path: string }>({ screen: 'home', path: base });
  const [sourceShown, setSourceShown] = useState(false);

  const visit = (typed: string) => {
    const destination = resolveAddress(
      typed,
      base,
      challenge.pages.map(({ slug }) => slug),
    );
    // The hidden page is no drawing: the browser really goes to its address.
    if ('leaveFor' in destination) window.location.assign(destination.leaveFor);
    else setShown(destination);
  };

  return (
    <div className={styles.scene}>
      <Browser path={shown.path} onVisit={visit} sourceShown={sourceShown} onShowSource={setSourceShown}>
        {sourceShown ? (
          <SourceView screen={shown.screen} robots={artifacts.robots ?? ''} comment={artifacts.comment ?? ''} />
        ) : (
          <PublicSite {...shown} artifacts={artifacts} onOpen={(screen) => setShown({ screen, path: pathOf(screen, base) })} />
        )}
      </Browser>
      <AnswerForm label="Flag" placeholder="CTF{…}" autoComplete="off" />
    </div>
  );
}

export default defineScene<UrlManipulationArtifacts>({
  Scene: SiteInBrowser,
  messages: {
    correct: { tone: 'success', text: 'Bravo, page d’administration retrouvée ! Points gagnés : {points}.', alert: true },
    empty: { tone: 'warning', text: '⚠️ Veuillez entrer un flag.' },
    incorrect: { tone: 'danger', text: "❌ Flag incorrect. Regardez bien la page d'administration !" },
  },
});
