import type { Locale } from '#adapters/provider-sandbox/locale.ts';

type Words = Readonly<Record<Locale, string>>;

interface Topic {
  /** What a question about it says, in either language; lower case, no diacritics. */
  readonly asked: RegExp;
  readonly answer: Words;
  /** Page of the shop that tells more, without language prefix. */
  readonly path?: string;
}

/** What the assistant knows, the most telling first. It promises nothing that the shop does not do. */
const topics: readonly Topic[] = [
  {
    asked:
      /заказ.{0,20}(?:где|статус|номер)|(?:где|статус).{0,20}заказ|comand.{0,20}(?:unde|stare|numar)|(?:unde|starea).{0,20}comand/,
    answer: {
      ru: 'Как продвигается заказ, видно на странице заказа: нужны номер заказа и телефон, указанный при покупке.',
      ro: 'Cum avansează comanda vedeți pe pagina comenzii: aveți nevoie de numărul comenzii și de telefonul indicat la cumpărare.',
    },
    path: '/order',
  },
  {
    asked: /достав|курьер|привез|самовывоз|livr|curier|ridic/,
    answer: {
      ru: 'Привозим по всей Молдове, в Кишинёве есть и экспресс. Цена и день зависят от района: выберите его в шапке сайта, и они появятся на странице товара. Самовывоз из магазина бесплатный.',
      ro: 'Livrăm în toată Moldova, iar în Chișinău și expres. Prețul și ziua depind de raion: alegeți-l în antetul site-ului și le vedeți pe pagina produsului. Ridicarea din magazin e gratuită.',
    },
    path: '/delivery',
  },
  {
    asked: /кредит|рассроч|в месяц|credit|rate|lunar/,
    answer: {
      ru: 'Да, в кредит можно. Калькулятор на странице товара сравнит партнёров, сроки и платёж в месяц, там же отправляется заявка.',
      ro: 'Da, se poate în credit. Calculatorul de pe pagina produsului compară partenerii, termenele și plata lunară; tot acolo trimiteți cererea.',
    },
    path: '/credit',
  },
  {
    asked: /оплат|карт|налич|plat|card|numerar/,
    answer: {
      ru: 'Платить можно наличными при получении, картой онлайн или в кредит. Способ выбирается при оформлении заказа.',
      ro: 'Puteți plăti în numerar la primire, cu cardul online sau în credit. Metoda o alegeți la plasarea comenzii.',
    },
  },
  {
    asked: /гарант|ремонт|сервис|сломал|garant|repara|service|stricat|defect/,
    answer: {
      ru: 'Гарантией и ремонтом занимается наш сервисный центр: условия и адрес есть на его странице.',
      ro: 'De garanție și reparații se ocupă centrul nostru de service: condițiile și adresa sunt pe pagina lui.',
    },
    path: '/service',
  },
  {
    asked: /магазин|адрес|час|работаете|открыт|magazin|adres|program|deschis|ore/,
    answer: {
      ru: 'Адреса, часы работы и телефоны магазинов собраны на странице контактов.',
      ro: 'Adresele, programul și telefoanele magazinelor sunt pe pagina de contacte.',
    },
    path: '/contacts',
  },
  {
    asked: /trade|обмен|старый|сдать|schimb|vechi/,
    answer: {
      ru: 'Старое устройство можно сдать в счёт нового: оценку можно получить по форме на странице trade-in.',
      ro: 'Dispozitivul vechi poate fi dat în contul celui nou: estimarea o primiți prin formularul de pe pagina trade-in.',
    },
    path: '/trade-in',
  },
  {
    asked: /оператор|человек|менеджер|позвон|operator|om\b|manager|suna/,
    answer: {
      ru: 'Я программа и людей позвать не могу, но они перезвонят: нажмите «Заказать звонок» внизу страницы или наберите номер там же.',
      ro: 'Eu sunt un program și nu pot chema oameni, dar vă sună ei: apăsați „Solicită un apel” din subsolul paginii sau formați numărul de acolo.',
    },
  },
  {
    asked: /спасибо|благодар|multumesc|mersi/,
    answer: { ru: 'Пожалуйста! Хороших покупок.', ro: 'Cu plăcere! Cumpărături plăcute.' },
  },
  {
    asked: /^(?:привет|здравств|добр|salut|buna|alo|hei)/,
    answer: {
      ru: 'Здравствуйте! Спросите о доставке, оплате, кредите, гарантии или своём заказе.',
      ro: 'Bună ziua! Întrebați despre livrare, plată, credit, garanție sau comanda dumneavoastră.',
    },
  },
];

const unknown: Words = {
  ru: 'На это у меня нет готового ответа. Я знаю о доставке, оплате, кредите, гарантии, обмене, магазинах и заказах; с остальным помогут люди: телефон внизу страницы.',
  ro: 'La aceasta nu am un răspuns pregătit. Știu despre livrare, plată, credit, garanție, schimb, magazine și comenzi; cu restul vă ajută oamenii: telefonul e în subsolul paginii.',
};

/** What the assistant says. */
export interface Answer {
  readonly text: string;
  readonly path?: string;
}

/** The prepared answer to a question, in the language of the page. */
export const answerTo = (question: string, locale: Locale): Answer => {
  const plain = question
    .toLowerCase()
    .replaceAll(/[ăâ]/g, 'a')
    .replaceAll('î', 'i')
    .replaceAll(/[șş]/g, 's')
    .replaceAll(/[țţ]/g, 't')
    .trim();
  const topic = topics.find(({ asked }) => asked.test(plain));
  if (!topic) return { text: unknown[locale] };
  return { text: topic.answer[locale], ...(topic.path ? { path: topic.path } : {}) };
};
