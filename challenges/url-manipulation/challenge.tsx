import { CodeXml } from 'lucide-react';
import { useState } from 'react';
import {
  AddressForm,
  AnswerForm,
  BrowserBar,
  BrowserButton,
  defineScene,
  FailurePrice,
  pageAddress,
  type SceneProps,
  useAttempt,
  WindowFrame,
} from '#engine/authoring';
import { HOST, pathOf, resolveAddress, type Screen } from './address.ts';
import type { UrlManipulationArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { PublicSite } from './public-site.tsx';
import { SourceView } from './source-view.tsx';

/** The company's public site in a browser. Every address can be typed; one of them is in no menu. */
function SiteInBrowser({ artifacts, challenge, failures }: SceneProps<UrlManipulationArtifacts>) {
  const base = pageAddress(challenge.path);
  const [shown, setShown] = useState<{ readonly screen: Screen; readonly path: string }>({ screen: 'home', path: '/' });
  const [sourceShown, setSourceShown] = useState(false);
  const { say } = useAttempt();

  const visit = (typed: string) => {
    const destination = resolveAddress(
      typed,
      base,
      challenge.pages.map(({ slug }) => slug),
    );
    if (destination === 'another-site')
      say({ tone: 'info', text: 'Le navigateur de l’exercice n’ouvre que ce site : modifiez ce qui suit son nom.' });
    // The hidden page is not part of the drawn browser: the real browser goes to its address.
    else if ('leaveFor' in destination) window.location.assign(destination.leaveFor);
    else {
      say(null);
      setShown(destination);
    }
  };

  return (
    <div className={styles.scene}>
      <WindowFrame aria-label="Navigateur">
        <BrowserBar
          tab="Brévelle Maritime"
          address={<AddressForm host={HOST} value={shown.path} visit={shown} onVisit={visit} />}
        >
          <div className={styles.tools}>
            <BrowserButton aria-pressed={sourceShown} onClick={() => setSourceShown(!sourceShown)}>
              <CodeXml size={18} aria-hidden="true" /> Code source
            </BrowserButton>
          </div>
        </BrowserBar>
        {/* On the page before what it shows, so that each page, robots.txt and the source are announced. */}
        <div className={styles.view} aria-live="polite">
          {sourceShown ? (
            <SourceView screen={shown.screen} robots={artifacts.robots ?? ''} comment={artifacts.comment ?? ''} />
          ) : (
            <PublicSite {...shown} artifacts={artifacts} onOpen={(screen) => setShown({ screen, path: pathOf(screen) })} />
          )}
        </div>
      </WindowFrame>
      <AnswerForm label="Flag" placeholder="CTF{…}" autoComplete="off">
        <FailurePrice challenge={challenge} failures={failures} />
      </AnswerForm>
    </div>
  );
}

export default defineScene({
  Scene: SiteInBrowser,
  messages: {
    correct: { tone: 'success', text: 'Bravo, page d’administration retrouvée ! Points gagnés : {points}.', alert: true },
    empty: { tone: 'warning', text: '⚠️ Veuillez entrer un flag.' },
    incorrect: { tone: 'danger', text: "❌ Flag incorrect. Regardez bien la page d'administration !", fixed: true },
    almost: {
      tone: 'danger',
      text: "❌ Flag incorrect. Regardez bien la page d'administration ! Vous l’avez trouvé : recopiez-le seul et en entier, de « CTF{ » à « } », sans changer majuscules, minuscules ni accents.",
      fixed: true,
    },
  },
});
