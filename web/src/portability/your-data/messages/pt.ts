/** Messages of what users can do with all of their data. */
const yourData = {
  download: 'Baixar todos os meus dados',
  downloadText: 'Tudo o que o COGN tem sobre você, em um arquivo.',
  downloadWhat: 'O arquivo traz seus registros, suas permissões, sua conta e suas fotos. Ele é feito neste aparelho.',
  downloadNow: 'Baixar meus dados',
  unreachable: 'A cópia é feita do que o servidor guarda. Ela só é entregue inteira.',
  failed: 'O servidor não conseguiu responder agora. A cópia só é entregue inteira.',
  unsent:
    '{count, plural, one {# mudança ainda está só neste aparelho. Ela vai em uma parte separada.} other {# mudanças ainda estão só neste aparelho. Elas vão em uma parte separada.}}',
  import: 'Trazer registros de um arquivo',
  importText: 'Uma cópia do COGN, ou os humores do Daylio.',
  who: 'Quem vê o quê',
  whoText: 'Cada pessoa e serviço, e o que chega até ali.',
  allow: 'O que você permite',
  allowText: 'Permissões que você dá e retira quando quiser.',
  end: 'Excluir minha conta',
  endText: 'Como funciona, e até quando dá para voltar atrás.',
  readme: {
    name: 'LEIA-ME',
    intro: 'Este arquivo é uma cópia do que o COGN guarda sobre você.',
    everything: 'tudo o que você registrou, como está guardado. Outro programa pode ler.',
    tables:
      'uma tabela (CSV) para cada tipo de registro. Abre em programas de planilha. Um apóstrofo no início de uma célula impede que a planilha execute o texto.',
    account: 'e-mail, telefone, aparelhos conectados e o que o calendário particular mostra.',
    photos: 'suas fotos, se houver.',
    photosGone:
      '{count, plural, one {# foto dos seus registros não está mais no servidor. Por isso, ela não veio nesta cópia.} other {# fotos dos seus registros não estão mais no servidor. Por isso, elas não vieram nesta cópia.}}',
    device: 'o que ainda estava só no aparelho, se houver.',
    leftOut:
      'Ficam de fora a senha, os códigos, as chaves dos avisos e o endereço particular do calendário. Rascunhos que você não salvou também ficam de fora.',
    care: 'Guarde este arquivo em um lugar seguro. Quem o abrir lê tudo.',
  },
  tables: {
    consents: 'Permissões',
    preferences: 'Preferências',
    push_subscriptions: 'Aparelhos que recebem avisos',
    premium_periods: 'Períodos de Premium',
  },
} as const;

export default yourData;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'your-data': typeof yourData;
  }
}
