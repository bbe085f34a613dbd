import type { Translated } from '#core/messages/translated.ts';
import type upsell from './pt.ts';

export default {
  locked: 'Questa è una funzione esclusiva per gli utenti Premium. Passa a Premium per sbloccarla.',
  back: 'Indietro',
  close: 'Chiudi',
  headline: 'Più spazio per conoscerti',
  tagline: 'Con i tuoi tempi, con tutte le pagine del diario.',
  featuresTitle: 'Che cosa comprende',
  features: {
    pet: { name: 'Animale virtuale', text: 'Una compagnia che cresce con le tue annotazioni e con il tuo riposo.' },
    daily: { name: 'Annotazione del giorno', text: 'I tuoi sette sensi e com’è stata la giornata.' },
    mood: { name: 'Umore', text: 'Dodici umori, con intensità e note.' },
    sleep: { name: 'Sonno', text: 'Ore, qualità e risveglio.' },
    executive: { name: 'Funzioni esecutive', text: 'Attenzione, impulsi e iperfocus in parole semplici.' },
    social: { name: 'Batteria sociale', text: 'Che cosa consuma la tua energia e che cosa la ricarica.' },
    camouflage: { name: 'Camuffamento sociale', text: 'I momenti di camuffamento e che cosa hai provato.' },
    analysis: { name: 'Analisi del sovraccarico', text: 'Fattori scatenanti, segnali e che cosa ha aiutato.' },
    facts: { name: 'Fatti del giorno', text: 'Traguardi, scoperte e momenti da ricordare.' },
    crisis: { name: 'Pulsante di crisi', text: 'Avvisa le persone di fiducia che hai scelto.' },
    statistics: { name: 'Statistiche', text: 'Le tue annotazioni in immagini, con una frase che spiega.' },
    export: { name: 'Esportazione dei dati', text: 'Un riepilogo da portare a chi ti cura.' },
  },
  perksTitle: 'E anche',
  perks: {
    cloud: { name: 'Account nel cloud con password', text: 'Anche le pagine Premium restano nel tuo account.' },
    calendar: { name: 'Calendario retroattivo', text: 'Aggiungi e cambia appuntamenti in date passate.' },
    menu: { name: 'Un menu a modo tuo', text: 'Scegli i colori delle icone di ogni pagina.' },
  },
  become: 'Diventa Premium',
  note: 'Si apre la pagina dei piani. Qui non si paga nulla.',
} satisfies Translated<typeof upsell>;
