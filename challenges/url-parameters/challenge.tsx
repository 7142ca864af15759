import { useEffect, useEffectEvent, useState } from 'react';
import {
  AddressForm,
  BrowserBar,
  defineScene,
  FailurePrice,
  pageAddress,
  type SceneProps,
  useAttempt,
  WindowFrame,
} from '#engine/authoring';
import { HOST, namesNone, parametersIn, searchTyped } from './address.ts';
import type { PortalView, UrlParametersArtifacts } from './artifacts.ts';
import { Portal } from './portal.tsx';
import { useAddress } from './use-address.ts';

/** The portal in a browser whose bar shows the query of the page's real address. The server decides what each address opens. */
function PortalInBrowser({ artifacts, challenge, failures }: SceneProps<UrlParametersArtifacts>) {
  const { attempt, say } = useAttempt<PortalView>();
  const [visited, visit] = useAddress(pageAddress(challenge.path));
  const [view, setView] = useState<PortalView | 'silent' | null>(null);

  const ask = useEffectEvent((search: string) => attempt(parametersIn(search)));
  useEffect(() => {
    let current = true;
    void ask(visited.search).then((reply) => {
      if (!current) return;
      // After the solve there is no output any more: the page stays as it was.
      if (reply?.output) setView(reply.output);
      else if (!reply) setView((before) => before ?? 'silent');
    });
    return () => {
      current = false;
    };
  }, [visited]);

  const goTo = (typed: string) => {
    const search = searchTyped(typed);
    if (search !== null) visit(search, namesNone(typed));
    else
      say({
        tone: 'info',
        text: 'Le portail n’a qu’une page : ici, seul ce qui suit le « ? » se modifie, sous la forme nom=valeur.',
      });
  };

  return (
    <WindowFrame aria-label="Navigateur">
      <BrowserBar
        tab="Suivi des conteneurs"
        onReload={() => visit(visited.search)}
        address={<AddressForm host={HOST} path={challenge.path} value={visited.search} visit={visited} onVisit={goTo} />}
      />
      <Portal
        view={view}
        parameters={parametersIn(visited.search)}
        containers={artifacts.containers}
        startedAgain={visited.startedAgain}
        price={<FailurePrice challenge={challenge} failures={failures} />}
      />
    </WindowFrame>
  );
}

export default defineScene({
  inDebrief: false,
  Scene: PortalInBrowser,
  messages: {
    correct: {
      tone: 'success',
      text: 'Bravo : le portail a cru l’adresse sur parole, et vous l’avez démontré. Points gagnés : {points}.',
      alert: true,
    },
    empty: { tone: 'warning', text: '⚠️ Veuillez entrer un flag.' },
    incorrect: { tone: 'danger', text: '❌ Flag incorrect. Vérifiez le flag affiché ci-dessus !', fixed: true },
    almost: {
      tone: 'danger',
      text: '❌ Flag incorrect. Vérifiez le flag affiché ci-dessus ! C’est bien celui-là : recopiez-le seul et en entier, de « CTF{ » à « } », sans changer majuscules, minuscules ni accents.',
      fixed: true,
    },
    // The portal itself shows what an address opens.
    locked: null,
    unlocked: null,
  },
});
