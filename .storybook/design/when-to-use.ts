/** When to use a part of the engine, and when another one serves better. A name between backticks is another part. */
export interface WhenToUse {
  readonly use: string;
  /** The part to use instead, and for which content. */
  readonly instead: string;
  /** Right and wrong use, for parts that are easily misused. */
  readonly do?: string;
  readonly dont?: string;
}

/**
 * Advice for every part that challenges and pages may import, by its name;
 * `tests/structure/when-to-use.test.ts` checks that none is missing.
 */
export const WHEN_TO_USE: Readonly<Record<string, WhenToUse>> = {
  Badge: {
    use: 'a state or a kind, in a word or two, beside what it qualifies.',
    instead: 'a `Notice` for a sentence, a `Button` for anything that can be pressed.',
    do: 'say the state in words: « Terminée ».',
    dont: 'rely on the tone: green alone says nothing to a screen reader, or in forced colours.',
  },
  Button: {
    use: 'an action on this page: to send, to open, to go on.',
    instead: 'a link where the address changes (`buttonClass` makes it look the same), a `BrowserButton` in an imitated browser.',
    do: 'name the action: « Valider le tri ». One `primary` on a screen.',
    dont: 'disable it until all is filled in: let it be pressed, and say what is missing.',
  },
  Card: {
    use: 'a sheet that stands for itself among others: one mission, one form.',
    instead: 'plain headings where a page has one subject, an `AppWindow` for what imitates a program.',
    dont: 'lay a card on a card: space and a heading part just as well.',
  },
  Dialog: {
    use: 'a question or a text that has to be dealt with before anything else goes on.',
    instead: 'a `Notice` where reading can wait, `details` for what only some will read.',
    do: 'end with buttons that say what each does.',
    dont: 'open one that nobody asked for, or put the scene itself into it: the page behind is out of reach.',
  },
  FailureBoundary: {
    use: 'a part of a page that may fail while the rest goes on.',
    instead: 'nothing within a scene: the frame holds every scene in one.',
    do: 'offer to try again.',
    dont: 'show what the program threw: say what is kept, and what to do.',
  },
  Field: {
    use: 'one line to be typed, with its label, how to write it, and what is wrong with it.',
    instead:
      'an `AnswerForm` for the answer of a mission, a `CodeArea` for code and tokens, a `GestureChoice` where the answers are few.',
    do: 'keep the label in sight, and tell the form of the answer in `description`.',
    dont: 'put an example into `placeholder` in place of a label: it goes with the first letter.',
  },
  FirstGesture: {
    use: 'in the reveal of a sequence, what the player did first at an item.',
    instead: 'a `Marked` text for what decided; nothing where the items were decided together.',
    do: 'put it last in the entry, after what was right and why.',
    dont: 'ask for it where the item had no gesture of its own.',
  },
  FoldedOnPhone: {
    use: 'a letter, a notice or a page that is read before one acts and would push the controls of a scene out of a phone’s first screen.',
    instead: 'a `details` where it is folded on every screen; nothing where the reading is the exercise.',
    do: 'say in `preview` what is inside: who writes, of what.',
    dont: 'put a control into it: what is touched first stays in sight.',
  },
  FootBar: {
    use: 'the one tool of a scene that is used while something above it is looked at.',
    instead: 'a `Sequence`, which has its own bar, where items are decided one by one.',
    do: 'make it a child of the scene’s container, after what it stands over.',
    dont: 'put a whole form into it: above three fifths of the window it does not stick.',
  },
  Gesture: {
    use: 'one gesture of an item of a `Sequence` with `inScene`, drawn where the world has it: a button of the notice, a tray, a key.',
    instead: 'the gestures that a `Sequence` puts below its item by itself; a `GestureChoice` in a form.',
    do: 'give all gestures of an item the same care: none is larger, first or brighter for being right.',
    dont: 'draw it as what it is not: a gesture that looks like a link is sought in the text.',
  },
  GestureChoice: {
    use: 'one question with two to six gestures, of which one is chosen and may be changed.',
    instead:
      'a `RadioOption` each where answers are not gestures side by side, `Button`s where a press acts at once, checkboxes where several may hold.',
    do: 'ask in the legend, and answer with verbs: « Signaler ».',
    dont: 'choose one beforehand: nobody would know whether it was meant.',
  },
  GestureGroup: {
    use: 'around all gestures of an item that stand in its drawing, with what is drawn around them: it asks the question.',
    instead: 'nothing where the `Sequence` places its gestures itself.',
    do: 'once an item, the first `Gesture` within the first screen of a phone.',
  },
  BrandingLogo: {
    use: 'the head of a page, for the logo of the house that runs this installation.',
    instead: 'a `Logo` for the product itself, an imitated company’s own mark in its `SiteHeader`.',
    dont: 'show it in a scene: a player must be able to tell the house from its imitation.',
  },
  Loading: {
    use: 'a place that waits for what it will show.',
    instead: '`pending` of a `Button` for what was just pressed.',
    do: 'say what is coming: « Chargement de la mission… ».',
    dont: 'cover a page that can be read already.',
  },
  Logo: {
    use: 'the product, beside its name.',
    instead: 'a `Seascape` where there is room for a picture, a `BrandingLogo` for the house.',
  },
  Notice: {
    use: 'a message of a sentence or two within the page, that stays while it is true.',
    instead:
      'a `VerdictRegion` for what came of an attempt, `error` of a `Field` for what is wrong with one input, a `Dialog` where nothing may go on unread.',
    do: 'say what happened and what can be done. Give it `role="alert"` only where it comes unasked.',
    dont: 'stack several: the second is not read.',
  },
  QrCode: {
    use: 'an address for the telephones of a room, with the same address as text beside it.',
    instead: 'a link for who reads it on the screen that it would open on, a drawing of the scene for a code that is bait.',
    dont: 'make one that leads anywhere real from within a scene.',
  },
  RadioOption: {
    use: 'one of several answers that are a sentence each, below one another.',
    instead: 'a `GestureChoice`, which brings the question and the group, wherever it fits.',
    do: 'put the options of a question into one `fieldset` with a `legend`.',
    dont: 'use a single one as a box to tick.',
  },
  Seascape: {
    use: 'the ground behind the first words of a page: decoration only.',
    instead: 'a drawing of the scene’s own where the picture tells something.',
    dont: 'put words on its bright half without their own ground.',
  },
  Sequence: {
    use: 'a scene of several things that are decided one by one, each by one gesture.',
    instead: 'a `GestureChoice` each where things are seen together, an `AnswerForm` where something is typed.',
    do: 'let the world answer in the item, and mark the place that decides.',
    dont: 'put a form, a verdict or a price of its own into the item: they are there.',
  },
  SEQUENCE_MESSAGES: {
    use: 'the beginning of the messages of a scene that is a `Sequence`.',
    instead: 'messages of its own where a scene is judged as a whole.',
    do: 'add one with `{says}` for each kind of mistake that the server part names.',
    dont: 'say « Faux »: `{says}` is what the world answers.',
  },
  VisuallyHidden: {
    use: 'words that the eye has from the place or the drawing, and the ear has not.',
    instead: '`aria-label` on a control without words, text in sight wherever it helps everybody.',
    do: 'tell radios apart that bear the same word: « Signaler (9 h 12) ».',
    dont: 'hide a clue or a price in it: it would play another game.',
  },

  AddressForm: {
    use: 'the address of a `BrowserBar` that a player is to change.',
    instead: 'plain text in `address`, where the address is only read.',
    do: 'show the new address as it will be read, after each visit.',
    dont: 'correct what was typed: what the address says is the lesson.',
  },
  AddressText: {
    use: 'any text in which addresses stand: mails, links, messages.',
    instead: 'a `Marked` where the decisive places are told as well.',
    dont: 'shorten an address or break it by hand: its end is what there is to read.',
  },
  AppWindow: {
    use: 'a program: mail, files, a call, a list.',
    instead:
      'a `WindowFrame` with a `BrowserBar` for a page of the web, a `Phone` for a telephone, a `Terminal` for a command line.',
    do: 'say in `note` whose it is, or in which mode.',
    dont: 'nest windows: two beside each other read better on a telephone.',
  },
  Avatar: {
    use: 'whoever writes or speaks, beside the name.',
    instead: 'a `Figure` where somebody is seen acting.',
    dont: 'show it without the name: initials are no one’s.',
  },
  BrowserBar: {
    use: 'the head of a page of the web, where its address matters.',
    instead: 'a `SiteHeader` for what the page itself says it is, an `AppWindow` for a program.',
    do: 'set the domain in `strong`, as browsers do.',
    dont: 'let the page draw a padlock or an address of its own unless that is the trap.',
  },
  BrowserButton: {
    use: 'what belongs to the browser rather than to the page: to reload, the source, the certificate.',
    instead: 'a `Button` for everything within the page.',
    dont: 'leave an icon without `aria-label`.',
  },
  CodeArea: {
    use: 'several lines that are pasted: a token, encoded text, a query.',
    instead: 'a `Field` for one line, a `Terminal` where commands are run.',
    dont: 'send what is typed at each letter: an attempt is counted.',
  },
  Figure: {
    use: 'somebody drawn in an SVG of a scene.',
    instead: 'an `Avatar` beside a name.',
    do: 'describe in text what the figure shows that matters.',
    dont: 'tell the trustworthy from the others by their looks.',
  },
  LineBreak: {
    use: 'between the parts of an address that a scene puts together itself.',
    instead: 'an `AddressText`, which breaks an address by itself.',
    dont: 'write a `wbr`: as Chromium computes names, it is a space in that of a button or a link.',
  },
  MailSheet: {
    use: 'one mail that lies open, with its whole head.',
    instead: 'a `MessageThread` for chats and text messages.',
    do: 'give the whole address of the sender.',
    dont: 'mark what is suspicious before the solve: that is the player’s part.',
  },
  Marked: {
    use: 'the decisive words of a text, in a reveal.',
    instead: 'an `AddressText` while it is being played.',
    do: 'mark few words: those that decide.',
    dont: 'mark by colour alone in markup of your own.',
  },
  MessageThread: {
    use: 'what several people write or say, in their order: chat, text messages, a call. In a reveal, with a word on each.',
    instead: 'a `MailSheet` for a mail, a `Timeline` for hours.',
    dont: 'carry the only clue by the side on which a bubble stands.',
  },
  Phone: {
    use: 'a screen that is seen on a telephone, where that decides: a hidden address, a notification.',
    instead: 'an `AppWindow` where the device does not matter.',
    dont: 'set smaller text because the device is small: it is read on a real one.',
  },
  SandboxedDocument: {
    use: 'markup that a player typed, where the exercise is what a careless site makes of it.',
    instead: 'the text itself, which React escapes, wherever it is only to be read.',
    do: 'say in `title` whose it is.',
    dont: 'expect anything in it to run or load: nothing does.',
  },
  SiteHeader: {
    use: 'the head of an imitated website or portal, below the `BrowserBar`.',
    instead: 'the title bar of an `AppWindow` for a program.',
    dont: 'imitate a real company: the houses of the story are enough.',
  },
  Terminal: {
    use: 'commands that the player types, and what they answer.',
    instead: 'a `CodeArea` for what is pasted and read, a `pre` for output alone.',
    do: 'offer `keys` for telephones, and answer « aide ».',
    dont: 'punish a mistyped command: only an answer is an attempt.',
  },
  Timeline: {
    use: 'what followed, hour by hour, in a reveal.',
    instead: 'an ordered list for steps without a time, a `MessageThread` for words.',
    dont: 'blame: events happen, nobody is at fault in them.',
  },
  Unmasking: {
    use: 'what a screen said, and the truth beside each line, in a reveal.',
    instead: 'a `MessageThread` where the lines are messages, a `Marked` where words within a text decide.',
    do: 'say in `worth` what each was, in plain words: « À bloquer ».',
    dont: 'use it for right and wrong answers of the player: it speaks of the screen.',
  },
  WindowFrame: {
    use: 'a window whose inside you make yourself: a `BrowserBar` and its page, a desk.',
    instead: 'an `AppWindow`, which brings the title bar.',
    do: 'name it with `aria-label` or `aria-labelledby`.',
    dont: 'measure the screen in it: ask `@container` for the room there is.',
  },
  WorthLabel: {
    use: 'one word on whether something was what it seemed, within parts of a reveal.',
    instead: 'an `Unmasking` or a `MessageThread`, which bring it.',
    dont: 'show it before the solve.',
  },

  AttestationSheet: {
    use: 'an attestation of participation, on the page that verifies it and where a session’s are printed together.',
    instead: 'a table for the names of who came: the attendance sheet.',
    do: 'put each into a container of its own (`container-type: inline-size`): its texts grow with the paper.',
    dont: 'put anything on it that its code does not answer.',
  },

  AnswerForm: {
    use: 'the answer of a mission that is typed: a word, a password, a few fields.',
    instead: 'a form of the scene’s own with `useAttempt` where the answer is choices or steps.',
    do: 'say in the label what is asked for, and let spaces and case be where they do not matter.',
    dont: 'tell the length or the form of a secret.',
  },
  FailurePrice: {
    use: 'the form of a mission whose wrong answers cost, before the button that sends.',
    instead: 'nothing where a wrong answer is free: it shows nothing there by itself.',
    dont: 'write the price into a text: sessions change it.',
  },
  VerdictRegion: {
    use: 'what came of an attempt, where the scene has its form.',
    instead:
      'a `Notice` for what is true before any attempt; nothing where the end of the scene is a good place, for the frame shows it there.',
    do: 'have one, and keep it in place from the start.',
    dont: 'say the verdict a second time yourself: it would be announced twice.',
  },
};
