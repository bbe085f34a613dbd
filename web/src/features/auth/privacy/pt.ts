import type { PrivacyPolicy } from './privacy-policy.ts';

const policy: PrivacyPolicy = {
  words: {
    updated: 'Última atualização: {date}',
    contents: 'Nesta página',
    what: 'O que é',
    purpose: 'Para quê',
    basis: 'Base legal',
  },
  opening: [
    'O COGN é um diário de autoconhecimento. Esta página diz o que ele guarda, para quê, e o que você pode fazer.',
    'O COGN guarda nome, e-mail, telefone, informações de saúde, registros de humor, de sono e de atividade.',
    'Algumas páginas ainda não são oferecidas em todos os servidores. Nesses casos, o texto diz “quando houver”.',
  ],
  sections: {
    controller: {
      heading: 'Quem cuida dos seus dados',
      text: [
        'Cada COGN roda em um servidor próprio. A pessoa ou organização que mantém este servidor é a controladora dos seus dados.',
        'Ela também informa quem é o encarregado de proteção de dados, se houver um.',
      ],
      operator: {
        name: 'Quem mantém este servidor',
        nameUnknown: 'O nome ainda não foi informado aqui.',
        contact: 'Contato',
        contactUnknown: 'O contato ainda não foi informado aqui. Pergunte a quem passou a você o endereço deste site.',
      },
    },
    data: {
      heading: 'O que guardamos, para quê e com que base',
      text: ['Guardamos só o que você escreve e o que a conta precisa para funcionar.'],
      data: [
        {
          name: 'Conta',
          what: 'E-mail e senha protegida. Se você quiser: nome, telefone, cidade e estado.',
          purpose: 'Criar a conta, reconhecer você e enviar os e-mails da conta.',
          basis: 'Execução de contrato.',
        },
        {
          name: 'Saúde',
          what: 'Perfil de saúde, humor, peso e água. Quando houver: sono, atividade e outros diários de saúde.',
          purpose: 'Guardar e mostrar a você os seus registros.',
          basis: 'O seu consentimento para dados de saúde.',
        },
        {
          name: 'Espiritualidade, quando houver',
          what: 'Práticas, crenças e notas que você escreve.',
          purpose: 'Guardar e mostrar a você os seus registros.',
          basis: 'O seu consentimento para espiritualidade.',
        },
        {
          name: 'Foto do perfil',
          what: 'Uma foto, se você quiser. O servidor a grava de novo, sem o local nem outros dados da câmera.',
          purpose: 'Mostrar a foto a você.',
          basis: 'O seu pedido, ao enviar a foto.',
        },
        {
          name: 'Contatos de emergência e profissionais',
          what: 'Nome e formas de contato das pessoas que você indica.',
          purpose: 'Mostrar os contatos a você. Quando houver mensagens de crise, avisar quem você escolheu.',
          basis: 'O seu pedido. Para as mensagens de crise, o seu consentimento.',
        },
        {
          name: 'Plano',
          what: 'Se a conta é premium e até quando.',
          purpose: 'Abrir as páginas do seu plano.',
          basis: 'Execução de contrato.',
        },
        {
          name: 'Preferências',
          what: 'Aparência, texto, sons, idioma e a ordem das páginas.',
          purpose: 'Deixar o aplicativo do seu jeito em todos os seus aparelhos.',
          basis: 'Execução de contrato.',
        },
        {
          name: 'Consentimentos',
          what: 'O que você aceitou ou retirou, a versão, o idioma e a hora.',
          purpose: 'Respeitar e comprovar a sua escolha.',
          basis: 'Obrigação legal.',
        },
        {
          name: 'Segurança',
          what: 'Acessos à conta: navegador, sistema e horários. Também a chave da verificação em duas etapas, contagem de tentativas e registros técnicos.',
          purpose: 'Proteger a sua conta e o servidor.',
          basis: 'Legítimo interesse na segurança.',
        },
      ],
    },
    sensitive: {
      heading: 'Dados sensíveis',
      text: [
        'Saúde e crença são dados sensíveis. Por isso, cada consentimento é separado, opcional e começa desmarcado.',
        'Você pode retirar um consentimento quando quiser. O que foi feito antes continua válido.',
        'Retirar não apaga os registros. Você pode apagá-los também.',
        'Nenhuma decisão sobre você é tomada por um programa. O COGN não faz diagnósticos.',
      ],
    },
    others: {
      heading: 'Dados de outras pessoas',
      text: [
        'Os contatos que você escreve são dados de outras pessoas. Se puder, conte a elas.',
        'Quando houver mensagens de crise, mostraremos a você o que será enviado.',
      ],
    },
    recipients: {
      heading: 'Quem mais recebe',
      text: [
        'Não vendemos dados. Não há anúncios, rastreadores nem pedidos a outros sites.',
        'Outras contas não veem os seus registros nem a sua foto. A área de administração cuida das contas e não mostra diários.',
        'Quem mantém o servidor tem acesso técnico à máquina e deve guardar sigilo.',
      ],
      list: [
        'O serviço de e-mail do servidor recebe o seu endereço para entregar as mensagens da conta.',
        'Se o servidor envia SMS, o prestador recebe o seu telefone e o texto com o código.',
        'Quando houver pagamentos, o prestador recebe só o necessário para isso.',
        'A foto fica no disco do servidor ou em um serviço de armazenamento contratado por quem o mantém.',
        'O país do servidor depende de quem o mantém. Você pode perguntar.',
      ],
    },
    device: {
      heading: 'No seu aparelho',
      text: [
        'O navegador guarda o acesso à conta, preferências, rascunhos e uma cópia de registros. Assim, o diário funciona sem internet.',
        'Um cookie com um código aleatório mostra que a sua conta já foi usada aqui. Ele só serve para que estranhos não bloqueiem a sua entrada.',
        'Em um aparelho de outras pessoas, saia da conta e limpe os dados do site ao terminar.',
      ],
    },
    retention: {
      heading: 'Por quanto tempo',
      text: [
        'Os registros ficam guardados até você apagá-los ou até a conta ser excluída.',
        'Uma foto removida ou trocada sai do servidor na hora.',
        'A lei pode pedir que alguns comprovantes fiquem por mais tempo, como os de consentimento.',
        'As cópias de segurança seguem o prazo de quem mantém o servidor.',
      ],
    },
    rights: {
      heading: 'Os seus direitos e como usá-los',
      text: ['Estes direitos valem para todos, de graça, também no plano gratuito.'],
      list: [
        'Ver e corrigir: abra a página do registro e edite.',
        'Apagar: remova o registro na própria página, ou a foto no perfil.',
        'Retirar um consentimento: abra “Ajustes” e depois “Privacidade e dados”.',
        'Ver e encerrar acessos: abra “Ajustes” e depois “Aparelhos conectados”.',
        'Levar uma cópia ou excluir a conta: peça a quem mantém o servidor.',
        'Saber quem recebeu os dados, opor-se a um uso ou limitá-lo: fale com quem mantém o servidor.',
      ],
    },
    complaint: {
      heading: 'Onde reclamar',
      text: [
        'No Brasil, você pode procurar a Autoridade Nacional de Proteção de Dados (ANPD).',
        'Em outros países, procure a autoridade nacional de proteção de dados.',
      ],
    },
    minors: {
      heading: 'Crianças e adolescentes',
      text: [
        'O COGN foi pensado para pessoas adultas.',
        'Menores de idade usam o COGN com a autorização e o apoio de um responsável.',
      ],
    },
    security: {
      heading: 'Segurança',
      text: [
        'O banco de dados só entrega a cada conta os registros dela.',
        'A senha é guardada em uma forma que ninguém consegue ler de volta.',
        'A conexão segura e as cópias de segurança cabem a quem mantém o servidor.',
        'Se houver um incidente grave, quem mantém o servidor avisa você e a autoridade. No Brasil, o prazo é de três dias úteis.',
      ],
    },
    dictation: {
      heading: 'Ditado por voz',
      text: [
        'Quando houver ditado, ele usará o reconhecimento de voz do navegador. Alguns navegadores enviam o áudio a quem os fabrica.',
        'O ditado é opcional. Escrever funciona sempre.',
      ],
    },
    changes: {
      heading: 'Mudanças neste texto',
      text: [
        'Quando o texto mudar, a data no alto muda também. Se a mudança pedir um novo consentimento, perguntaremos antes.',
      ],
    },
  },
};

export default policy;
