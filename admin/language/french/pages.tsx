import type { SameMessages } from '../catalogue.ts';
import { counting } from '../counting.ts';
import type { pages as English } from '../english/pages.tsx';

const count = counting('fr-FR');

export const pages: SameMessages<typeof English> = {
  invite: {
    join: 'Rejoindre',
    qrCode: (link) => `Code QR de ${link}`,
    filledIn: 'En suivant le lien ou en scannant le code, on trouve le code de session déjà rempli.',
    link: 'le lien',
    code: 'le code',
    address: 'Adresse du site pour les joueurs',
    addressAbout: 'Celle qui figure sur le code QR, l’invitation et la feuille. Changez-la si les joueurs passent par une autre.',
    noAddress: 'Ce n’est pas une adresse : écrivez-la comme http://192.168.1.20:3000.',
    invitation: 'Invitation',
    invitationText: 'le texte de l’invitation',
    addresses: 'toutes les adresses',
    mail: 'Écrire à tout le monde',
    hidden: 'Mettez les adresses en copie cachée (Cci) : personne ne voit alors celles des autres.',
    tooManyForMail: 'Trop d’adresses pour un lien : copiez-les en copie cachée (Cci) de votre message.',
    calendar: 'Télécharger l’entrée d’agenda (.ics)',
    noCalendar: 'Une entrée d’agenda est proposée pour une session dont le jour ou l’heure d’ouverture est à venir.',
    sheet: 'Feuille pour la salle',
    whomToAsk: 'À qui s’adresser',
    whomToAskAbout: 'Tel que la feuille l’affiche : un nom, un téléphone.',
    noList:
      'Cette session n’a pas de liste de personnes : qui a le code peut entrer, et l’invitation n’a pas encore de destinataires.',
    putList: 'Mettre la liste',
    changeList: 'Changer la liste',
    ownMachine: (address) => `Seul cet ordinateur atteint ${address}.`,
    typeAddress: (command) => (
      <>
        Saisissez l’adresse de la salle. Si Vigie n’est ouvert qu’à cet ordinateur, qui l’a installé l’ouvre à la salle :{' '}
        {command}.
      </>
    ),
    use: (address) => `Utiliser ${address}`,
  },
  invited: {
    title: 'Qui est invité',
    count: (invited, listed) =>
      `Un e-mail a été noté ou envoyé pour ${invited} sur ${count(listed, { one: 'personne', other: 'personnes' })} de la liste.`,
    show: 'Montrer',
    everybody: 'Toute la liste',
    notInvited: 'Pas encore invitées',
    nobodyLeft: 'Toutes les personnes de la liste sont invitées.',
    hidden: 'La liste des personnes invitées est nominative, et l’écran est partagé.',
    person: 'Personne',
    email: 'E-mail',
    invitedOn: 'Dernière invitation',
    notLoaded: (reason) => `Les invitations n’ont pas pu être chargées : ${reason}`,
  },
  seats: {
    title: 'Sièges personnels',
    about:
      'Chaque personne de la liste a son lien et son code, sur un billet. Personne n’entre sans ce code sous une adresse qui a un siège, et personne ne tape d’adresse.',
    state: (issued, cancelled, without) =>
      `${count(issued, { one: 'personne a', other: 'personnes ont' })} un siège, ${count(without, { one: 'n’en a', other: 'n’en ont' })} pas${cancelled > 0 ? `, ${count(cancelled, { one: 'siège est annulé', other: 'sièges sont annulés' })}` : ''}.`,
    draw: (n) => `Tirer ${count(n, { one: 'siège personnel', other: 'sièges personnels' })}`,
    drawn: (n) =>
      `${count(n, { one: 'siège est tiré', other: 'sièges sont tirés' })} : les billets à imprimer sont au bas de cette page.`,
    drawNotCome: (n) =>
      `Tirer à nouveau pour ${count(n, { one: 'personne qui n’est pas venue', other: 'personnes qui ne sont pas venues' })}…`,
    drawNotComeConfirm: 'Tirer à nouveau',
    drawNotComeAbout:
      'Pour une feuille perdue : les codes de ces personnes prennent fin, et leurs billets avec eux. Qui est venu garde le sien.',
    print: 'Imprimer les billets',
    once: 'Ces codes ne s’affichent qu’une fois : imprimez-les, ou enregistrez-les en PDF, avant de quitter cette page.',
    oneByOne: 'Siège par siège',
    hidden: 'Les sièges montrent des noms et des adresses.',
    person: 'Personne',
    seat: 'Siège',
    actions: 'Actions',
    states: { issued: 'Tiré', came: 'Personne venue', cancelled: 'Annulé' },
    drawAgain: 'Tirer à nouveau',
    drawAgainWhom: (who) => `Tirer à nouveau le siège de ${who}`,
    cancel: 'Annuler',
    cancelWhom: (who) => `Annuler le siège de ${who}`,
    cancelled: 'Le siège est annulé : personne n’entre sous son adresse.',
    withdraw: 'Retirer tous les sièges…',
    withdrawAbout:
      'Le code de session et une adresse de la liste font à nouveau entrer. Les billets ne valent alors plus rien ; qui est entré continue.',
    withdrawn: 'Les sièges sont retirés.',
    notLoaded: (reason) => `Les sièges personnels n’ont pas pu être chargés : ${reason}`,
    failed: (reason) => `Rien n’est changé : ${reason}`,
  },
  missions: {
    preview:
      'Un aperçu s’ouvre dans un nouvel onglet, comme pour un invité. Rien n’est enregistré, et aucune connexion de joueur n’est touchée.',
    byEverySession: 'Joué par toute session qui ne choisit rien d’autre.',
    byChoice: 'Joué par les sessions qui le choisissent.',
    onlyChosen: 'seulement si on la choisit, ou par son adresse',
  },
  runningOrder: {
    solutions: 'Les solutions y sont : ne laissez pas cette feuille sur les tables.',
    heading: (name, code, length) => (
      <>
        {name}, code {code}. {length}
      </>
    ),
    length: (missions, minutes) =>
      `${count(missions, { one: 'mission', other: 'missions' })}, ${minutes} minutes de jeu ; les questions et ce que chacun raconte s’y ajoutent.`,
    fromTo: (minutes, from, to) => `${minutes} min (de la minute ${from} à ${to})`,
  },
};
