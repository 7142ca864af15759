import { CodeXml } from 'lucide-react';
import { useState } from 'react';
import { AddressForm, AnswerForm, BrowserBar, BrowserButton, defineScene, type SceneProps, WindowFrame } from '#engine/authoring';
import { HOST, pathOf, resolveAddress, type Screen } from './address.ts';
import type { UrlManipulationArtifacts } from './artifacts.ts';
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
      <WindowFrame aria-label="Navigateur">
        <BrowserBar
          address={<AddressForm host={HOST} value={shown.path} visit={shown} onVisit={visit} />}
          tools={
            <BrowserButton aria-pressed={sourceShown} onClick={() => setSourceShown(!sourceShown)}>
              <CodeXml size={18} aria-hidden="true" /> Code source
            </BrowserButton>
          }
        />
        <div className={styles.view}>
          {sourceShown ? (
            <SourceView screen={shown.screen} robots={artifacts.robots ?? ''} comment={artifacts.comment ?? ''} />
          ) : (
            <PublicSite {...shown} artifacts={artifacts} onOpen={(screen) => setShown({ screen, path: pathOf(screen, base) })} />
          )}
        </div>
      </WindowFrame>
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
