import type { Subject } from './subject.server.ts';

const MUTUELLE = 'Le site de notre mutuelle, mutuelle-mole.example, est écrit sur ma carte.';
const RELANCE = 'Gréement du Nord (greement-du-nord.example) : commande de 1 284 €, compte … 5071 0264 …';
const PARKING = 'J’ai demandé une place à Karim, lundi.';

export const MAILS: readonly Subject[] = [
  {
    id: 'mutuelle',
    channel: 'mail',
    genuine: {
      from: 'Mutuelle du Môle',
      address: 'adherents@[mutuelle-mole.example]',
      title: 'Votre carte de l’an prochain',
      text: 'La carte de tiers payant est prête. Téléchargez-la dans votre espace adhérent.',
      link: 'https://www.[mutuelle-mole.example]/espace',
      known: MUTUELLE,
      why: 'Un lien, un expéditeur extérieur, le mot « carte » : rien de grave. L’adresse et le lien finissent par le nom que Camille connaît.',
    },
    fraud: {
      from: 'Mutuelle du Môle',
      address: 'adherents@mutuelle-mole.[dossier-sante.example]',
      title: 'Votre dossier de l’an prochain',
      text: 'Il manque une pièce. Renvoyez en réponse [votre date de naissance et votre numéro de sécurité sociale].',
      known: MUTUELLE,
      why: 'Ni lien ni somme, et pourtant un piège : l’adresse finit par dossier-sante.example, et une mutuelle a déjà ce numéro.',
    },
  },
  {
    id: 'relance',
    channel: 'mail',
    genuine: {
      from: 'Gréement du Nord',
      address: 'compta@[greement-du-nord.example]',
      title: 'FACTURE 4471, DERNIER RAPPEL',
      text: 'Sauf erreur, [1 284 €] restent dus. Compte inchangé : [… 5071 0264 …]. Merci de transmetre a votre comptabilité.',
      known: RELANCE,
      why: 'Des capitales, deux fautes, et tout est juste : l’adresse, la somme et le compte. Une relance maladroite reste une relance.',
    },
    fraud: {
      from: 'Gréement du Nord',
      address: 'compta@greement-du-nord.example',
      title: 'Facture 4471',
      text: 'Nous vous remercions de régler 1 284 €. Notre banque ayant changé, voici le nouveau compte : [… 8930 1175 …].',
      known: RELANCE,
      why: 'L’adresse est la vraie, mais une boîte se vole. Un compte qui change se vérifie par téléphone, au numéro du dossier.',
    },
  },
  {
    id: 'urssaf',
    channel: 'mail',
    genuine: {
      from: 'Urssaf',
      title: 'Prélèvement de 4 812 €',
      text: 'Échéance du 15, comme chaque mois. Le détail est dans l’espace de l’entreprise, [à ouvrir comme d’habitude].',
      why: 'Une somme, mais rien à donner ni à suivre : on ouvre l’espace soi-même, et le message ne peut pas mener ailleurs.',
    },
    fraud: {
      from: 'Urssaf',
      title: 'Un contrôle débute lundi',
      text: '[Ouvrez la page jointe] et connectez-vous avec votre messagerie pour lire l’avis.',
      known: 'Nadia attend une attestation. La prévenir si elle arrive.',
      why: 'Une page jointe qui demande la messagerie en vole le mot de passe. Un avis se lit dans l’espace de l’entreprise.',
    },
  },
  {
    id: 'impots',
    channel: 'mail',
    genuine: {
      from: 'Finances publiques',
      title: 'Votre avis est corrigé',
      text: '212 € vous seront versés sur [le compte que nous avons déjà]. Le détail est dans votre espace, à ouvrir vous-même.',
      why: 'De l’argent annoncé, et rien à donner pour le recevoir : ni carte, ni lien. L’espace s’ouvre par le chemin de toujours.',
    },
    fraud: {
      from: 'Finances publiques',
      title: 'Votre espace ferme vendredi',
      text: 'Pour le garder ouvert, envoyez [une photo de votre pièce d’identité] sur la page sécurisée.',
      link: 'https://impots-gouv.[espace-fiscal.example]/garder',
      why: '« impots-gouv » est au début de l’adresse, seule la fin compte. Et une pièce d’identité ne garde aucun espace ouvert.',
    },
  },
  {
    id: 'support',
    channel: 'mail',
    genuine: {
      from: 'Malik Benali',
      address: 'malik.benali@[brevelle.example]',
      title: 'URGENT : redémarrage ce midi',
      text: 'Une mise à jour attend votre poste. Enregistrez, puis redémarrez entre 12 h et 14 h. Rien à saisir. Ce qui change :',
      link: 'https://intranet.[brevelle.example]/support/midi',
      why: '« URGENT » agace, mais l’adresse et le lien finissent par brevelle.example, et redémarrer ne donne rien à personne.',
    },
    fraud: {
      from: 'Malik Benali',
      address: 'malik.benali@[brevelle-support.example]',
      title: 'Double authentification à renouveler',
      text: 'Votre inscription expire ce midi. Scannez le code du PDF [avec votre téléphone personnel], puis connectez-vous.',
      link: 'https://brevelle.example.[compte-securise.example]',
      qr: true,
      why: 'Un code QR fait passer le lien de l’ordinateur, protégé, au téléphone, qui l’est moins. Il finit par compte-securise.example.',
    },
  },
  {
    id: 'parking',
    channel: 'mail',
    genuine: {
      from: 'Karim Haddad',
      address: 'karim.haddad@[brevelle.example]',
      title: 'Votre place de parking',
      text: 'La 27 est à vous dès demain. Il me manque [votre plaque]. La caution du badge, 10 €, se règle à mon bureau.',
      known: PARKING,
      why: 'Camille l’avait demandée, l’adresse est la bonne, la caution se règle de la main à la main.',
    },
    fraud: {
      from: 'Karim Haddad',
      address: 'karim.haddad@brevelle.example',
      title: 'Votre place de parking',
      text: 'Le plan est en ligne. Pour réserver, connectez-vous avec [votre mot de passe Brévelle].',
      link: 'https://partage.[plan-parking.example]/connexion',
      known: PARKING,
      why: 'L’adresse est celle de Karim, mais un compte se vole. Un mot de passe de l’entreprise ne se tape pas sur plan-parking.example.',
    },
  },
  {
    id: 'repas',
    channel: 'mail',
    genuine: {
      from: 'Inès Moreau',
      address: 'ines.moreau@[brevelle.example]',
      title: 'Repas de fin d’année : DERNIER RAPPEL',
      text: 'Présence et plat à choisir avant vendredi midi. Sans réponse, je compte un plat végétarien.',
      link: 'https://intranet.[brevelle.example]/rh/repas',
      why: 'L’adresse et le lien finissent par brevelle.example. « Dernier rappel » ne suffit pas à condamner un message.',
    },
    fraud: {
      from: 'Inès Moreau',
      address: 'ines.moreau@[brevelle-rh.example]',
      title: 'Repas de fin d’année',
      text: 'Présence et plat à choisir avant ce soir, sur la page de l’équipe.',
      link: 'https://brevelle.example.[repas-equipe.example]/plat',
      why: 'Le sujet est vrai, l’expéditrice non : l’adresse finit par brevelle-rh.example, le lien par repas-equipe.example. Ces noms s’achètent en cinq minutes.',
    },
  },
];
