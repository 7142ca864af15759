/** Messages of the pages that prepare a session: invitation, missions, running order. */
import type { ReactNode } from 'react';
import { counting } from '../counting.ts';

const count = counting('en-GB');

export const pages = {
  invite: {
    join: 'Join',
    qrCode: (link: string) => `QR code of ${link}`,
    filledIn: 'Whoever follows the link, or scans the code, finds the session’s code filled in.',
    link: 'link',
    code: 'code',
    address: 'Address of the site for players',
    addressAbout: 'The QR code, the invitation and the sheet carry it. Change it where players reach Vigie under another one.',
    noAddress: 'This is no address: write it as http://192.168.1.20:3000.',
    invitation: 'Invitation',
    invitationText: 'text of the invitation',
    addresses: 'all addresses',
    mail: 'Write to everyone',
    hidden: 'Put the addresses in the blind copy (Bcc): nobody then sees the others.',
    tooManyForMail: 'Too many addresses for a link: copy them into the blind copy (Bcc) of your message.',
    calendar: 'Download calendar entry (.ics)',
    noCalendar: 'A calendar entry is offered for a session that has a day or an opening time to come.',
    sheet: 'Sheet for the room',
    whomToAsk: 'Whom to ask',
    whomToAskAbout: 'As it stands on the sheet, in French: a name, a telephone.',
    noList: 'This session has no list of people: whoever has the code may come in, and the invitation has no recipients yet.',
    putList: 'Add the list',
    changeList: 'Change the list',
    ownMachine: (address: string) => `Only this computer reaches ${address}.`,
    typeAddress: (command: ReactNode) => (
      <>
        Type the address of the room. Where Vigie is open to this computer only, whoever installed it opens it to the room:{' '}
        {command}.
      </>
    ),
    use: (address: string) => `Use ${address}`,
  },
  invited: {
    title: 'Who is invited',
    count: (invited: number, listed: number) =>
      `${invited} of ${count(listed, { one: 'person', other: 'people' })} on the list: a mail was noted or sent.`,
    show: 'Show',
    everybody: 'The whole list',
    notInvited: 'Not yet invited',
    nobodyLeft: 'Everybody on the list is invited.',
    hidden: 'The list of invited people has names, and the screen is shared.',
    person: 'Person',
    email: 'E-mail',
    invitedOn: 'Last invitation',
    notLoaded: (reason: string) => `The invitations could not be loaded: ${reason}`,
  },
  seats: {
    title: 'Personal seats',
    about:
      'Each person on the list has a link and a code of their own, on a ticket. Nobody comes in under an address that has a seat without its code, and nobody types an address.',
    state: (issued: number, cancelled: number, without: number) =>
      `${count(issued, { one: 'person has', other: 'people have' })} a seat, ${count(without, { one: 'has', other: 'have' })} none${cancelled > 0 ? `, ${count(cancelled, { one: 'seat is', other: 'seats are' })} cancelled` : ''}.`,
    draw: (n: number) => `Draw ${count(n, { one: 'personal seat', other: 'personal seats' })}`,
    drawn: (n: number) =>
      `${count(n, { one: 'seat was', other: 'seats were' })} drawn: the tickets are at the end of this page, to be printed.`,
    drawNotCome: (n: number) => `Draw again for ${count(n, { one: 'person who has', other: 'people who have' })} not come…`,
    drawNotComeConfirm: 'Draw again',
    drawNotComeAbout:
      'For a sheet that was lost: the former codes of these people end, and their tickets with them. Whoever has come keeps theirs.',
    print: 'Print the tickets',
    once: 'These codes are shown this once: print them, or save them as a PDF, before you leave this page.',
    oneByOne: 'Seat by seat',
    hidden: 'The seats show names and addresses.',
    person: 'Person',
    seat: 'Seat',
    actions: 'Actions',
    states: { issued: 'Drawn', came: 'Has come', cancelled: 'Cancelled' },
    drawAgain: 'Draw again',
    drawAgainWhom: (who: string) => `Draw the seat of ${who} again`,
    cancel: 'Cancel',
    cancelWhom: (who: string) => `Cancel the seat of ${who}`,
    cancelled: 'The seat is cancelled: nobody comes in under its address.',
    withdraw: 'Withdraw all seats…',
    withdrawAbout:
      'The code of the session and an address on the list let people in again. Tickets are worth nothing then; whoever is in goes on.',
    withdrawn: 'The seats are withdrawn.',
    notLoaded: (reason: string) => `Could not load the personal seats: ${reason}`,
    failed: (reason: string) => `Nothing was changed: ${reason}`,
  },
  missions: {
    preview: 'A preview opens in a new tab as a guest plays it. Nothing of it is recorded, and no player’s login is touched.',
    byEverySession: 'Played by every session that chooses nothing else.',
    byChoice: 'Played by the sessions that choose it.',
    onlyChosen: 'only where it is chosen, or by its address',
  },
  runningOrder: {
    solutions: 'The solutions are in it: no sheet for the tables.',
    heading: (name: ReactNode, code: string, length: string) => (
      <>
        {name}, code {code}. {length}
      </>
    ),
    length: (missions: number, minutes: number) =>
      `${count(missions, { one: 'mission', other: 'missions' })}, ${minutes} minutes of play; the questions and what people tell come on top.`,
    fromTo: (minutes: number, from: number, to: number) => `${minutes} min (minutes ${from} to ${to})`,
  },
};
