import type { PolicySupplement } from '../privacy-policy.ts';

const keep = 'Guardar e mostrar a você os seus registros.';
const health = 'O seu consentimento para dados de saúde.';
const contract = 'Execução de contrato.';

const supplement: PolicySupplement = {
  dated: 'Complemento de {date}',
  section: {
    heading: 'Complemento: o que guardamos hoje',
    text: [
      'O texto abaixo é de 28 de setembro de 2025 e continua valendo. Este complemento diz o que veio depois.',
      'Onde o texto abaixo diz “quando houver”, aqui está o que já existe. Se os dois falam da mesma coisa, vale o complemento.',
      'Você só preenche o que quiser. O que você escreveu fica como está, e as permissões que você deu também.',
    ],
    data: [
      {
        name: 'Nutrição',
        what: 'Alimentos, quantidades, calorias e nutrientes, lactose e glúten. Os números são opcionais.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Atividade e funções executivas',
        what: 'Tipo, duração e intensidade da atividade. Também atenção, impulsividade, agitação e hiperfoco.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Remédios',
        what: 'Nome, dose, horários, efeitos, o que foi tomado e quanto resta.',
        purpose: 'Mostrar o dia e o histórico. Avisar no horário, se você ligar o aviso.',
        basis: health,
      },
      {
        name: 'Questionários',
        what: 'As suas respostas ao PHQ-9 e ao GAD-7, o idioma, o dia e de quanto em quanto tempo.',
        purpose: 'Guardar as respostas e mostrar a soma. Ninguém as lê, e nada é enviado.',
        basis: health,
      },
      {
        name: 'Preparar consulta',
        what: 'A consulta, o motivo, até três perguntas, o que você quer dizer, as respostas e os registros que você marca.',
        purpose: 'Montar uma página para a consulta e pôr o mesmo no relatório.',
        basis: health,
      },
      {
        name: 'Testar uma ideia',
        what: 'As duas coisas que você compara, o dia de olhar ou a mudança de um remédio. Se uma delas for um registro próprio ou uma etiqueta, também o nome. Também o que você alterna e se seguiu o plano em cada dia.',
        purpose: 'Responder no dia escolhido, com os seus registros.',
        basis: health,
      },
      {
        name: 'Ciclo menstrual',
        what: 'Dias, fluxo, dor, sintomas, humor e notas. Também pausas e o motivo, se você disser.',
        purpose: 'Mostrar os registros e estimar os próximos ciclos. Não há previsão de fertilidade.',
        basis: health,
      },
      {
        name: 'Compromissos',
        what: 'Data, horário, tipo, local, profissional e notas.',
        purpose:
          'Mostrar o seu calendário. Avisar antes, se você ligar o aviso. Se você pedir, criar um arquivo ou um endereço particular.',
        basis: health,
      },
      {
        name: 'Passaporte de saúde',
        what: 'Como você se comunica, o que sobrecarrega e o que ajuda.',
        purpose: 'Montar uma página para você mostrar ou imprimir.',
        basis: health,
      },
      {
        name: 'Espiritualidade e verso do dia',
        what: 'Prática, duração e notas. Também o conjunto de versos, a tradição e os que você curtiu ou deixou de lado.',
        purpose: 'Guardar os registros e mostrar um verso por dia.',
        basis: 'O seu consentimento para espiritualidade. Para versos sem religião, execução de contrato.',
      },
      {
        name: 'Rotina, lembretes e avisos',
        what: 'Tarefas, dias de pouca energia, lembretes, horários e horas de silêncio.',
        purpose: 'Mostrar o seu dia e avisar no horário.',
        basis: contract,
      },
      {
        name: 'Leituras e receitas',
        what: 'Títulos, autores, andamento e notas. Ingredientes e modo de fazer.',
        purpose: keep,
        basis: contract,
      },
      {
        name: 'Cartões de comunicação',
        what: 'As frases que você escreve e a ordem delas.',
        purpose: 'Mostrar uma frase em letras grandes, copiar ou ler em voz alta.',
        basis: contract,
      },
      {
        name: 'Links para profissionais',
        what: 'O conteúdo criptografado, um resumo criptografado do endereço e do código, a validade e quem abriu.',
        purpose: 'Entregar o conteúdo a quem tem o link. A chave fica só no link: não podemos ler.',
        basis: 'O seu pedido e o seu consentimento para dados de saúde.',
      },
      {
        name: 'Endereço particular do calendário',
        what: 'Um resumo criptografado do endereço, o que ele mostra, o idioma e o fuso horário.',
        purpose: 'Entregar os compromissos ao programa que você escolheu.',
        basis: 'O seu pedido e o seu consentimento para dados de saúde.',
      },
      {
        name: 'Avisos com o app fechado',
        what: 'O endereço e as chaves do seu navegador, o idioma e o fuso horário, por aparelho. Também o limite por dia.',
        purpose: 'Enviar os avisos que você ligou.',
        basis: 'A sua permissão no navegador. Para remédios e compromissos, também o consentimento para dados de saúde.',
      },
      {
        name: 'Meus pensamentos',
        what: 'O que você escreve ou dita, o dia e as figurinhas.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Fotos dos pensamentos',
        what: 'Até quatro por pensamento, se quiser, com a sua descrição. O aparelho tira o local e os dados da câmera antes de enviar. Uma foto removida é apagada do servidor em até dois dias. Se o envio for interrompido e a foto ficar fora do pensamento, o servidor a apaga em até 32 dias.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Fotos de mensagens e receitas',
        what: 'Uma por mensagem ou receita, se quiser. O aparelho tira o local e os dados da câmera antes de enviar. Uma foto removida é apagada do servidor em até dois dias. Se ela foi enviada e não foi salva, é apagada em até 32 dias.',
        purpose: keep,
        basis: 'O seu pedido, ao enviar a foto.',
      },
      {
        name: 'Pedidos de ajuda e plano de segurança',
        what: 'O dia e a hora do pedido, a sua mensagem, a quem foi e o que se sabe da entrega. Também o seu plano.',
        purpose: 'Avisar quem você escolheu, quando você pede, e mostrar o que aconteceu.',
        basis:
          'O seu pedido e o seu consentimento para mensagens de crise. Para os registros e o plano, o consentimento para dados de saúde.',
      },
      {
        name: 'Pagamentos',
        what: 'O seu código de cliente na Stripe e a situação da assinatura. O número do cartão fica só com a Stripe.',
        purpose: 'Liberar o Premium, renovar ou encerrar.',
        basis: contract,
      },
    ],
    list: [
      'Quem tem o endereço particular vê o que ele mostra, sem senha. Você escolhe entre títulos, horários, locais e avisos, ou só horários.',
      'Desligar o endereço vale na hora. O outro programa pode guardar o que já leu.',
      'Quem tem um link para profissionais, e o código se houver, lê o conteúdo até a validade. Ao encerrar, o conteúdo é apagado do servidor.',
      'No seu aparelho ficam cópias de registros, rascunhos, o que espera envio e os horários dos avisos.',
      'Ao sair da conta, as cópias dos registros são apagadas. Rascunhos, preferências e o que espera envio ficam.',
      'Os contatos de emergência só ficam no aparelho depois da saída se você marcar isso.',
      'Um pedido de ajuda leva o seu nome, se você escreveu um. O seu telefone só vai se você marcar isso.',
      'O texto do cartão em “Ajuda agora” fica só no aparelho. Quem usa o aparelho pode ler.',
      'O navegador guarda o programa para abrir sem internet. Essa parte, o service worker, não guarda registros.',
      'Desde 22 de novembro de 2026 você pode ligar avisos com o app fechado, em cada aparelho. Sem isso, nada é enviado.',
      'Cada aviso vai criptografado pelo serviço de quem faz o navegador. Ele vê que algo chegou e quando, não o que diz.',
      'Desligar, sair da conta ou apagar a conta encerra os avisos naquele aparelho.',
      'A leitura em voz alta usa a voz do aparelho. Algumas vozes enviam o texto a quem as fabrica.',
      'Em “Ajuda agora”, ligar ou escrever abre o programa que você tocou, com o número e o texto.',
      'Arquivos e páginas impressas ficam onde você os guarda.',
      'Você leva uma cópia de tudo por conta própria: “Ajustes”, “Conta e privacidade” e “Privacidade e dados”. Ali está também quem vê o quê.',
      'Ali você também pede a exclusão da conta. Ela acontece depois de alguns dias em que dá para voltar atrás, ou na hora, como o servidor mostra.',
      'Depois da exclusão, nenhuma tabela do servidor tem algo seu, e as fotos saem. Restos no disco e cópias de segurança duram mais, conforme quem o mantém.',
    ],
  },
};

export default supplement;
