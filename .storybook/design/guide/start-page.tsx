import { Challenges, File, Page, Story, Table } from './page.tsx';

/** First page for a designer. */
export function StartPage() {
  return (
    <Page
      title="Where to begin"
      lead="Everything that Vigie shows, played for real, with nothing else running: change a style sheet and every screen here follows."
    >
      <Table
        label="What is where"
        head={['You want to', 'Open']}
        rows={[
          [
            'know the colours, and what reads well on what',
            <Story key="link" id="design-tokens--contrast">
              Design / Tokens / Contrast
            </Story>,
          ],
          [
            'see a part in its states',
            <span key="link">
              <Story id="design-parts--buttons">Design / Parts</Story>, <Story id="design-scenery--browser-window">Scenery</Story>
              , <Story id="design-frame--rail">Frame</Story>
            </span>,
          ],
          [
            'know what may be said to a part',
            <Story key="link" id="design-props--props">
              Design / Props
            </Story>,
          ],
          [
            'play a mission, or see it solved, narrow or dark',
            <span key="link">
              Challenges: <Challenges state="First View">all of them side by side</Challenges>, and each by its key
            </span>,
          ],
          [
            'see what a player passes on the way',
            <span key="link">
              <Story id="site-screens--hub-of-a-player">Site / Screens</Story>,{' '}
              <Story id="site-coming-aboard--lobby-of-a-newcomer">Coming aboard</Story>
            </span>,
          ],
          [
            'see the facilitators’ pages',
            <span key="link">
              <Story id="console-pages--desk">Console / Pages</Story> and{' '}
              <Story id="console-room--full-house">Console / Room</Story>
            </span>,
          ],
          [
            'see the big screen of a room',
            <Story key="link" id="projector-screens--board">
              Projector
            </Story>,
          ],
          [
            'see what changed since the last release',
            <Story key="link" id="design-guide--what-changed">
              What changed, by picture
            </Story>,
          ],
        ]}
      />
      <h2>What the toolbar does</h2>
      <ul>
        <li>Theme: light or dark, as a player’s system would ask for it.</li>
        <li>Viewport: 320 px, telephone, tablet, laptop with its bars, 1440 px, projector.</li>
        <li>Text: 100 % or 200 %, as the size is set in the browser.</li>
        <li>
          Colours: the page’s own, or forced ones. Only the browser can force them: a note over the story says how, and goes once
          it is done.
        </li>
        <li>
          Less motion alone is asked for elsewhere: in the system’s settings, or in Chromium’s developer tools under Rendering.
        </li>
      </ul>
      <p>
        What to look for meanwhile is said in <Story id="design-guide--accessibility">Accessibility</Story>. The big screen of a
        room has a switch of its own for its theme.
      </p>
      <h2>The idea of the look</h2>
      <p>
        A vigie is the lookout on the mast: a beam of light on a dark sea for the header and the first page, and paper, ink and
        one signal colour everywhere else. Calm, warm, French; no green on black. What imitates something (a mail client, a
        telephone, a terminal) looks like the thing; what is ours looks like paper. Colours, sizes, shadows and motion come from{' '}
        <File>engine/ui/tokens.css</File> and from nowhere else; design tools read them from <File>docs/design-tokens.json</File>,
        in the W3C’s format.
      </p>
    </Page>
  );
}
