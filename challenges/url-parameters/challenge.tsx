import { useEffect, useEffectEvent, useState } from 'react';
import { defineScene, type SceneProps, useAttempt } from '#engine/authoring';
import { parametersIn, searchTyped } from './address.ts';
import type { PortalView, UrlParametersArtifacts } from './artifacts.ts';
import { Browser } from './browser.tsx';
import { Portal } from './portal.tsx';
import { useAddress } from './use-address.ts';
import { viewIn } from './view.ts';

/** The portal in a browser whose bar is that of the page. The server says what each address opens. */
function PortalInBrowser({ artifacts, challenge }: SceneProps<UrlParametersArtifacts>) {
  const { attempt, say } = useAttempt();
  const [visited, visit] = useAddress(challenge.path);
  const [view, setView] = useState<PortalView | 'silent' | null>(null);

  const ask = useEffectEvent((search: string) => attempt(parametersIn(search)));
  useEffect(() => {
    let current = true;
    void ask(visited.search).then((answer) => {
      if (!current) return;
      // After the solve nothing more is simulated: the page stays as it was.
      if (answer?.output) setView(viewIn(answer.output));
      else if (!answer) setView((before) => before ?? 'silent');
    });
    return () => {
      current = false;
    };
  }, [visited]);

  const goTo = (typed: string) => {
    const search = searchTyped(typed);
    if (search !== null) visit(search);
    else
      say({
        tone: 'info',
        text: 'Le portail n’a qu’une page : ici, seul ce qui suit le « ? » se modifie, sous la forme nom=valeur.',
      });
  };

  return (
    <Browser path={challenge.path} visited={visited} onVisit={goTo} onReload={() => visit(visited.search)}>
      <Portal view={view} parameters={parametersIn(visited.search)} containers={artifacts.containers} />
    </Browser>
  );
}

export default defineScene<UrlParametersArtifacts>({
  Scene: PortalInBrowser,
  messages: {
    correct: {
      tone: 'success',
      text: 'Bravo : le portail a cru l’adresse sur parole, et vous l’avez démontré. Points gagnés : {points}.',
      alert: true,
    },
    empty: { tone: 'warning', text: '⚠️ Veuillez entrer un flag.' },
    incorrect: { tone: 'danger', text: '❌ Flag incorrect. Vérifiez le flag affiché ci-dessus !' },
  },
});
