import type { Translated } from '#core/messages/translated.ts';
import type profile from './pt.ts';

export default {
  title: 'Profil',
  intro: 'Remplissez seulement ce que vous voulez. Chaque partie s’enregistre avec son propre bouton.',

  photo: 'Photo',
  photoText:
    'Si vous voulez. JPG, PNG ou GIF, 5 Mo au plus. Le lieu et les autres données de l’appareil photo sont retirés.',

  personal: 'À propos de vous',
  full_name: 'Nom complet',
  phone: 'Téléphone',
  address: 'Adresse',
  addressHint: 'La ville et la région suffisent.',
  birth_date: 'Date de naissance',
  birthDateWrong: 'Choisissez un jour entre 1900 et aujourd’hui.',
  age: '{years, plural, one {# an} other {# ans}}',
  savePersonal: 'Enregistrer mes informations',

  health: 'Santé',
  weight_kg: 'Poids',
  height_cm: 'Taille',
  heightHint: 'En centimètres, par exemple {example}.',
  bmi: 'Indice de masse corporelle (IMC)',
  bmiUnknown: 'Il apparaît quand le poids et la taille sont indiqués.',
  bmiNote: 'C’est un simple calcul du poids et de la taille. Il ne dit pas tout de la santé.',
  'bmi-under': 'plage sous 18,5',
  'bmi-middle': 'plage de 18,5 à 24,9',
  'bmi-over': 'plage de 25 à 29,9',
  'bmi-high': 'plage à partir de 30',
  hide_bmi: 'Ne pas afficher l’IMC',
  diagnoses: 'Diagnostics',
  allergies: 'Allergies',
  saveHealth: 'Enregistrer mes données de santé',

  saved: 'Profil enregistré',
  savedHere: 'Profil enregistré sur cet appareil',

  passport: 'Passeport de santé',
  passportText: 'Une page pour la personne qui vous aide : comment vous communiquez, ce qui vous surcharge, ce qui aide.',
  communication: 'Comment je communique',
  overload: 'Ce qui me surcharge',
  helps: 'Ce qui m’aide',

  emergency: 'Contacts d’urgence',
  emergencyText: 'Les personnes que vous aimeriez prévenir dans un moment difficile.',
  emergencyNone: 'Pas encore de contact d’urgence.',
  professional: 'Contacts professionnels',
  professionalText: 'Les personnes qui vous accompagnent : thérapie, médecine, école, travail.',
  professionalNone: 'Pas encore de contact professionnel.',
  name: 'Nom',
  contactPhone: 'Téléphone',
  email: 'E-mail',
  emailHint: 'Vous pouvez laisser ce champ vide.',
  contact: 'Téléphone, e-mail ou adresse',
  emailWrong: 'Écrivez l’e-mail avec un @, par exemple nom@exemple.com.',
  addEmergency: 'Ajouter un contact d’urgence',
  addProfessional: 'Ajouter un contact professionnel',
  saveContact: 'Enregistrer le contact',
} satisfies Translated<typeof profile>;
