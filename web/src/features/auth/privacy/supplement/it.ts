import type { PolicySupplement } from '../privacy-policy.ts';

const keep = 'Conservare le tue annotazioni e mostrartele.';
const health = 'Il tuo consenso per i dati sulla salute.';
const contract = 'Esecuzione di un contratto.';

const supplement: PolicySupplement = {
  dated: 'Integrazione del {date}',
  section: {
    heading: 'Integrazione: che cosa conserviamo oggi',
    text: [
      'Il testo qui sotto è del 28 settembre 2025 e vale ancora. Questa integrazione dice che cosa è venuto dopo.',
      'Dove il testo dice «quando ci sarà», qui c’è ciò che già esiste. Se i due parlano della stessa cosa, vale l’integrazione.',
      'Compili solo ciò che vuoi. Ciò che hai scritto resta com’è, e così i consensi che hai dato.',
    ],
    data: [
      {
        name: 'Alimentazione',
        what: 'Alimenti, quantità, calorie e nutrienti, lattosio e glutine. I numeri sono facoltativi.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Attività e funzioni esecutive',
        what: 'Tipo, durata e intensità dell’attività. Anche attenzione, impulsività, irrequietezza e iperfocus.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Farmaci',
        what: 'Nome, dose, orari, effetti, ciò che è stato preso e quanto resta.',
        purpose: 'Mostrare il giorno e la cronologia. Avvisarti all’ora, se attivi l’avviso.',
        basis: health,
      },
      {
        name: 'Questionari',
        what: 'Le tue risposte al PHQ-9 e al GAD-7, la lingua, il giorno e ogni quanto tempo.',
        purpose: 'Conservare le risposte e mostrare la somma. Nessuno le legge, e niente viene inviato.',
        basis: health,
      },
      {
        name: 'Preparare una visita',
        what: 'La visita, il motivo, fino a tre domande, ciò che vuoi dire, le risposte e le voci che segni.',
        purpose: 'Creare una pagina per la visita e mettere lo stesso nel rapporto.',
        basis: health,
      },
      {
        name: 'Mettere alla prova un’idea',
        what: 'Le due cose che confronti, il giorno in cui guardare o il cambio di un farmaco. Se una è un registro personale o un’etichetta, anche il nome. Anche ciò che alterni e se hai seguito il piano ogni giorno.',
        purpose: 'Rispondere nel giorno scelto, con i tuoi dati.',
        basis: health,
      },
      {
        name: 'Ciclo mestruale',
        what: 'Giorni, flusso, dolore, sintomi, umore e note. Anche pause e motivo, se lo dici.',
        purpose: 'Mostrare le annotazioni e stimare i prossimi cicli. Non si fanno previsioni sulla fertilità.',
        basis: health,
      },
      {
        name: 'Appuntamenti',
        what: 'Data, ora, tipo, luogo, professionista e note.',
        purpose:
          'Mostrare il tuo calendario. Avvisarti prima, se attivi l’avviso. Se lo chiedi, creare un file o un indirizzo privato.',
        basis: health,
      },
      {
        name: 'Passaporto della salute',
        what: 'Come comunichi, che cosa ti sovraccarica e che cosa aiuta.',
        purpose: 'Creare una pagina da mostrare o stampare.',
        basis: health,
      },
      {
        name: 'Spiritualità e verso del giorno',
        what: 'Pratica, durata e note. Anche la raccolta di versi, la tradizione e quelli che ti piacciono o hai messo da parte.',
        purpose: 'Conservare le annotazioni e mostrare un verso al giorno.',
        basis: 'Il tuo consenso per la spiritualità. Per i versi senza religione, esecuzione di un contratto.',
      },
      {
        name: 'Routine, promemoria e avvisi',
        what: 'Attività, giorni di poca energia, promemoria, orari e ore di silenzio.',
        purpose: 'Mostrare la tua giornata e avvisarti all’ora.',
        basis: contract,
      },
      {
        name: 'Letture e ricette',
        what: 'Titoli, autori, avanzamento e note. Ingredienti e preparazione.',
        purpose: keep,
        basis: contract,
      },
      {
        name: 'Schede di comunicazione',
        what: 'Le frasi che scrivi e il loro ordine.',
        purpose: 'Mostrare una frase in grande, copiarla o leggerla ad alta voce.',
        basis: contract,
      },
      {
        name: 'Link per professionisti',
        what: 'Il contenuto cifrato, un’impronta dell’indirizzo e del codice, la scadenza e chi lo ha aperto.',
        purpose: 'Consegnare il contenuto a chi ha il link. La chiave è solo nel link: non possiamo leggerlo.',
        basis: 'La tua richiesta e il tuo consenso per i dati sulla salute.',
      },
      {
        name: 'Indirizzo privato del calendario',
        what: 'Un’impronta cifrata dell’indirizzo, ciò che mostra, la lingua e il fuso orario.',
        purpose: 'Consegnare gli appuntamenti al programma che hai scelto.',
        basis: 'La tua richiesta e il tuo consenso per i dati sulla salute.',
      },
      {
        name: 'Avvisi con l’app chiusa',
        what: 'L’indirizzo e le chiavi del tuo browser, la lingua e il fuso orario, per dispositivo. Anche il limite al giorno.',
        purpose: 'Inviare gli avvisi che hai attivato.',
        basis:
          'Il tuo permesso nel browser. Per i farmaci e gli appuntamenti, anche il tuo consenso per i dati sulla salute.',
      },
      {
        name: 'I miei pensieri',
        what: 'Ciò che scrivi o detti, il giorno e gli adesivi.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Foto dei pensieri',
        what: 'Fino a quattro per pensiero, se vuoi, con la tua descrizione. Il dispositivo toglie il luogo e i dati della fotocamera prima dell’invio. Una foto rimossa viene cancellata dal server entro due giorni. Se l’invio si interrompe e la foto non entra nel pensiero, viene cancellata dal server entro 32 giorni.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Foto di messaggi e ricette',
        what: 'Una per messaggio o ricetta, se vuoi. Il dispositivo toglie il luogo e i dati della fotocamera prima dell’invio. Una foto rimossa viene cancellata dal server entro due giorni. Se è stata inviata ma non salvata, viene cancellata entro 32 giorni.',
        purpose: keep,
        basis: 'La tua richiesta, quando invii la foto.',
      },
      {
        name: 'Richieste di aiuto e piano di sicurezza',
        what: 'Il giorno e l’ora della richiesta, il tuo messaggio, a chi è andato e che cosa si sa della consegna. Anche il tuo piano.',
        purpose: 'Avvisare chi hai scelto, quando lo chiedi, e mostrare che cosa è successo.',
        basis:
          'La tua richiesta e il tuo consenso per i messaggi di crisi. Per le annotazioni e il piano, il consenso per i dati sulla salute.',
      },
      {
        name: 'Pagamenti',
        what: 'Il tuo codice cliente presso Stripe e lo stato dell’abbonamento. Solo Stripe ha il numero della tua carta.',
        purpose: 'Aprire Premium, rinnovarlo o terminarlo.',
        basis: contract,
      },
    ],
    list: [
      'Chi ha l’indirizzo privato vede ciò che mostra, senza password. Scegli titoli, orari, luoghi e avvisi, oppure solo orari.',
      'Disattivare l’indirizzo vale subito. L’altro programma può conservare ciò che ha letto.',
      'Chi ha un link per professionisti, e il codice se c’è, lo legge fino alla scadenza. Quando lo chiudi, il contenuto viene cancellato dal server.',
      'Sul tuo dispositivo restano copie di annotazioni, bozze, ciò che attende l’invio e gli orari degli avvisi.',
      'Quando esci dall’account, le copie delle annotazioni vengono cancellate. Bozze, preferenze e ciò che attende l’invio restano.',
      'I contatti di emergenza restano sul dispositivo dopo l’uscita solo se lo selezioni.',
      'Una richiesta di aiuto contiene il tuo nome, se lo hai scritto. Il tuo telefono c’è solo se lo selezioni.',
      'Il testo della scheda in «Aiuto subito» resta solo sul dispositivo. Chi lo usa può leggerlo.',
      'Il browser conserva il programma per aprirlo senza rete. Questa parte, il service worker, non conserva annotazioni.',
      'Dal 22 novembre 2026 puoi attivare su ogni dispositivo gli avvisi con l’app chiusa. Altrimenti nulla viene inviato.',
      'Ogni avviso passa cifrato dal servizio di chi fa il browser. Vede che è arrivato e quando, non che cosa dice.',
      'Disattivarli, uscire dall’account o eliminarlo li termina su quel dispositivo.',
      'La lettura ad alta voce usa la voce del dispositivo. Alcune voci inviano il testo a chi le produce.',
      'In «Aiuto subito», chiamare o scrivere apre il programma che tocchi, con il numero e il testo.',
      'File e pagine stampate sono dove li conservi.',
      'Puoi prendere una copia di tutto: «Impostazioni», «Account e privacy», «Privacy e dati». Lì leggi anche chi vede che cosa.',
      'Lì chiedi anche di eliminare l’account. Succede dopo alcuni giorni in cui puoi cambiare idea, o subito, secondo il server.',
      'Dopo, nessuna tabella del server contiene nulla di tuo, e le foto spariscono. Le tracce sul disco e le copie di sicurezza durano di più, secondo chi lo gestisce.',
    ],
  },
};

export default supplement;
