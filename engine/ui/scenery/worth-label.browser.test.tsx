import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { MessageThread } from './message-thread.tsx';
import { Unmasking } from './unmasking.tsx';

it('says of each line of a reveal which of the two it is, in its own words where it has some, and of no other line', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <>
        <MessageThread
          label="L’appel, annoté"
          messages={[
            { id: 'a', from: 'Sonia', text: 'L’horaire ?', genuine: true, worth: 'À dire', mark: 'Affiché.' },
            { id: 'b', from: 'Sonia', text: 'Le code ?', genuine: false, mark: 'Secret.' },
            { id: 'c', from: 'Sonia', text: 'Merci.', mark: 'Voilà tout.' },
          ]}
        />
        <Unmasking lines={[{ shown: 'La croix', truth: 'Un dessin.' }]} />
      </>,
    ),
  );
  expect([...host.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'SoniaL’horaire ? À direAffiché.',
    'SoniaLe code ? PiègeSecret.',
    'SoniaMerci.Voilà tout.',
    ' PiègeLa croixUn dessin.',
  ]);
  root.unmount();
  host.remove();
});
