/** Messages of the settings that every user has. */
const settingsPanel = {
  title: 'Ajustes',
  text: 'Suas escolhas valem na hora.',
  close: 'Fechar',
  back: 'Voltar',
  groups: {
    look: 'Aparência',
    comfort: 'Conforto',
    notices: 'Mensagens e sons',
    pages: 'Páginas do menu',
    account: 'Conta e privacidade',
  },
  within: {
    look: 'Tema, contraste e idioma',
    comfort: 'Texto, movimento e modo simples',
    notices: 'Por quanto tempo ficam, som e vibração',
    pages: 'O que aparece e em que ordem',
    account: 'Seus dados, senha e aparelhos',
  },

  contrast: 'Contraste',
  contrasts: { system: 'Como no aparelho', more: 'Mais contraste' },

  sample: 'Um texto de exemplo, para você ver como fica.',
  textSize: 'Tamanho do texto',
  textSizes: { standard: 'Padrão', large: 'Grande', larger: 'Maior', largest: 'O maior' },
  readingFont: 'Letra para leitura',
  systemFont: 'Do aparelho',
  fontOfLatin: 'Em japonês e chinês fica a letra do aparelho.',
  motion: 'Movimento na tela',
  motions: { system: 'Como no aparelho', reduced: 'Sem movimento', full: 'Com movimento' },
  simpleMode: 'Modo simples',
  simpleModeText: 'Menos coisas por vez: até cinco opções em cada passo.',

  duration: 'Tempo das mensagens na tela',
  seconds: '{count, plural, one {# segundo} other {# segundos}}',
  durationHint: 'Erros e mensagens com botão ficam até você responder.',
  sound: 'Som suave',
  soundText: 'Um tom curto e baixo quando algo é salvo.',
  trySound: 'Ouvir o som',
  noSound: 'Este navegador não oferece som.',
  vibration: 'Vibração',
  vibrationText: 'Um toque leve quando algo é salvo, em aparelhos que vibram.',
  tryVibration: 'Sentir a vibração',
  noVibration: 'Este navegador não oferece vibração.',
  earlier: 'Ver mensagens anteriores',

  on: 'ligado',
  off: 'desligado',
} as const;

export default settingsPanel;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'settings-panel': typeof settingsPanel;
  }
}
