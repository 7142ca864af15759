import type { Subject } from './subject.server.ts';

const BORNE = 'On y charge au badge depuis toujours.';

export const PAPERS: readonly Subject[] = [
  {
    id: 'affiche',
    channel: 'paper',
    genuine: {
      from: 'Affiche du hall',
      title: 'Cantine : les menus',
      text: 'Scannez pour choisir votre plat avant 10 h.',
      link: 'https://intranet.[brevelle.example]/cantine',
      qr: true,
      known: 'Karim l’affiche tous les lundis.',
      why: 'Le code mène à l’intranet : l’aperçu du téléphone le montre avant qu’on ouvre.',
    },
    fraud: {
      from: 'Affiche du hall',
      title: 'Café offert ce matin !',
      text: 'Scannez, connectez-vous avec [votre compte Brévelle] : le premier est pour nous.',
      link: 'https://[cafe-brevelle.example]/connexion',
      qr: true,
      known: 'Un autocollant, posé sur l’affiche d’hier.',
      why: 'Un mot de passe contre un café : cher. « brevelle » est dans le nom, mais le domaine cafe-brevelle.example n’est pas le nôtre, et un autocollant se pose en deux secondes.',
    },
  },
  {
    id: 'contravention',
    channel: 'paper',
    genuine: {
      from: 'Courrier de l’ANTAI',
      title: 'Avis de contravention',
      text: 'Véhicule de Brévelle Maritime. Conducteur à désigner [sous 45 jours], par courrier ou sur le site officiel.',
      known: 'C’est notre camionnette. Karim s’en occupe.',
      why: 'Arrivé par la poste, 45 jours devant soi, pas de code à scanner : on le donne à Karim, qui ouvre le site lui-même.',
    },
    fraud: {
      from: 'Avis sous l’essuie-glace',
      title: 'Stationnement : 35 €',
      text: 'À régler [sous 48 h], sinon 75 €. Scannez pour payer par carte.',
      link: 'https://[antai-paiement.example]/avis',
      qr: true,
      known: 'Trouvé ce matin sur notre camionnette.',
      why: 'Le nom de l’ANTAI est dans l’adresse, mais le domaine antai-paiement.example est à n’importe qui. Une amende se paie sur le site officiel, qu’on ouvre soi-même.',
    },
  },
  {
    id: 'borne',
    channel: 'paper',
    genuine: {
      from: 'Borne de recharge',
      title: 'Présentez votre badge',
      text: '[Le badge suffit.] En panne ? Voyez avec les services généraux.',
      known: BORNE,
      why: 'Rien à scanner, rien à payer, la manière de toujours : une affiche peut aussi n’être qu’une affiche.',
    },
    fraud: {
      from: 'Borne de recharge',
      title: 'Payez avec le téléphone',
      text: 'Le badge n’est plus accepté. Scannez, puis saisissez [une carte bancaire].',
      link: 'https://[recharge-borne.example]/payer',
      qr: true,
      known: BORNE,
      why: 'L’habitude change d’un coup, et le code mène à recharge-borne.example. Sur une borne, un faux code se colle par-dessus le vrai.',
    },
  },
];
