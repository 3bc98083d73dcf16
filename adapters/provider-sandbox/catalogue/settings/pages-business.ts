import type { SeedFaq, SeedPage } from '#adapters/provider-sandbox/catalogue/settings-model.ts';
import { b } from '#adapters/provider-sandbox/catalogue/text.ts';

const faq = (ruQuestion: string, ruAnswer: string, roQuestion: string, roAnswer: string): SeedFaq => ({
  question: b(ruQuestion, roQuestion),
  answer: b(ruAnswer, roAnswer),
});

/** For companies that sell with the shop, and for people who bring an old device. */
export const businessPages: Record<'partners' | 'trade_in', SeedPage> = {
  partners: {
    title: b('Партнёрам', 'Pentru parteneri'),
    lead: b(
      'Продавайте нашу технику в своём магазине: склад, доставка и сервис остаются на нас.',
      'Vindeți produsele noastre în magazinul dumneavoastră: depozitul, livrarea și service-ul rămân în grija noastră.',
    ),
    html: b(
      '<p>Партнёр Zori&nbsp;— это салон связи, мебельный шоурум, магазин в районном центре или сайт со своей аудиторией. Вы показываете покупателю весь наш каталог на витрине, оформляете заказ от своего имени и зарабатываете на разнице цен. Свой склад не нужен.</p><h2>Что вы получаете</h2><ul><li><strong>Партнёрская цена</strong> на большинство товаров, в среднем на 4–12% ниже розничной. Она видна рядом с розничной сразу после входа.</li><li><strong>Витрина</strong>&nbsp;— отдельный сайт без лишнего: поиск по коду, остатки по магазинам, заказ в три касания.</li><li><strong>Доставка</strong> в ваш магазин или сразу покупателю, по всей Молдове.</li><li><strong>Сервис</strong>: гарантийную технику принимаете вы, а чиним её мы и возвращаем в вашу точку бесплатно.</li><li><strong>Кредит</strong> для ваших покупателей через тех же партнёров, что и у нас.</li></ul><h2>Что нужно от вас</h2><ul><li>зарегистрированное в Молдове предприятие или патент;</li><li>место, где покупатель может прийти с вопросом: магазин, пункт выдачи или шоурум;</li><li>хотя бы один сотрудник, который пройдёт наше обучение: два часа, можно онлайн.</li></ul><h2>Как начать</h2><ol><li>Оставьте заявку ниже. Ответим за один рабочий день.</li><li>Встретимся или созвонимся, подберём условия под ваш формат.</li><li>Подпишем договор и выдадим вход на витрину каждому продавцу.</li><li>Первый заказ оформим вместе, дальше менеджер на связи каждый день.</li></ol>',
      '<p>Partener Zori poate fi un salon de telefonie, un showroom de mobilă, un magazin dintr-un centru raional sau un site cu publicul lui. Îi arătați cumpărătorului tot catalogul nostru în vitrină, plasați comanda în numele dumneavoastră și câștigați din diferența de preț. Nu aveți nevoie de depozit.</p><h2>Ce primiți</h2><ul><li><strong>Preț de partener</strong> la majoritatea produselor, în medie cu 4–12% sub cel de raft. Îl vedeți alături de prețul obișnuit imediat după autentificare.</li><li><strong>Vitrina</strong>, un site separat, fără nimic de prisos: căutare după cod, stocuri pe magazine, comandă din trei atingeri.</li><li><strong>Livrare</strong> în magazinul dumneavoastră sau direct la cumpărător, în toată Moldova.</li><li><strong>Service</strong>: primiți dispozitivele în garanție, iar noi le reparăm și le aducem înapoi gratuit.</li><li><strong>Credit</strong> pentru cumpărătorii dumneavoastră, prin aceiași parteneri ca la noi.</li></ul><h2>Ce avem nevoie de la dumneavoastră</h2><ul><li>o întreprindere înregistrată în Moldova sau o patentă;</li><li>un loc unde cumpărătorul poate veni cu o întrebare: magazin, punct de ridicare sau showroom;</li><li>cel puțin un angajat care urmează instruirea noastră: două ore, se poate și online.</li></ul><h2>Cum începem</h2><ol><li>Lăsați cererea mai jos. Răspundem într-o zi lucrătoare.</li><li>Ne întâlnim sau vorbim la telefon și alegem condițiile potrivite formatului dumneavoastră.</li><li>Semnăm contractul și dăm fiecărui vânzător acces la vitrină.</li><li>Prima comandă o plasăm împreună, apoi managerul vă este alături în fiecare zi.</li></ol>',
    ),
    faq: [
      faq(
        'Нужно ли закупать товар заранее?',
        'Нет. Вы платите за заказ, когда его забирает или получает ваш покупатель. Постоянным партнёрам открываем отсрочку до 14 дней.',
        'Trebuie să cumpărăm marfa în avans?',
        'Nu. Achitați comanda când cumpărătorul dumneavoastră o ridică sau o primește. Partenerilor constanți le oferim plată amânată de până la 14 zile.',
      ),
      faq(
        'Можно ли ставить свою цену?',
        'Да. Партнёрская цена — это ваша цена закупки, розничную вы назначаете сами, но не выше цены на нашем сайте.',
        'Putem stabili prețul nostru?',
        'Da. Prețul de partener este prețul dumneavoastră de achiziție, iar pe cel de vânzare îl stabiliți singuri, fără a depăși prețul de pe site-ul nostru.',
      ),
      faq(
        'Сколько продавцов могут работать на витрине?',
        'Сколько угодно. У каждого своё имя в заказах, поэтому видно, кто сколько продал.',
        'Câți vânzători pot lucra în vitrină?',
        'Oricâți. Fiecare apare cu numele său în comenzi, așa că se vede cine cât a vândut.',
      ),
    ],
  },
  trade_in: {
    title: b('Трейд-ин', 'Trade-in'),
    lead: b(
      'Принесите старое устройство и заплатите за новое меньше. Оценку узнаете сразу, деньги вычтем из цены при покупке.',
      'Aduceți dispozitivul vechi și plătiți mai puțin pentru cel nou. Aflați estimarea pe loc, iar suma o scădem din preț la cumpărare.',
    ),
    html: b(
      '<h2>Как это работает</h2><ol><li><strong>Оцените онлайн.</strong> Выберите модель и состояние&nbsp;— покажем, от и до какой суммы мы дадим.</li><li><strong>Принесите в магазин.</strong> В любой из девяти, с документом. Проверка занимает двадцать минут и ничего не стоит.</li><li><strong>Заберите новое.</strong> Сумму вычтем из цены сразу. Остаток можно оплатить картой, наличными или в кредит.</li></ol><h2>Что принимаем</h2><p>Смартфоны, планшеты, ноутбуки, умные часы и приставки, купленные где угодно. Чек и коробка не обязательны, но с ними оценка ближе к верхней границе. Разбитое тоже берём: на запчасти.</p><h2>Перед визитом</h2><ul><li>сохраните фотографии и переписку;</li><li>выйдите из учётной записи Apple или Google и отключите поиск устройства&nbsp;— без этого принять его нельзя;</li><li>сбросьте устройство до заводских настроек или попросите нас сделать это при вас;</li><li>возьмите удостоверение личности.</li></ul><p>Если наша окончательная цена вам не понравится, устройство останется у вас, и платить за проверку не нужно.</p>',
      '<h2>Cum funcționează</h2><ol><li><strong>Estimați online.</strong> Alegeți modelul și starea și vă arătăm între ce sume se va încadra oferta.</li><li><strong>Aduceți-l în magazin.</strong> În oricare dintre cele nouă, cu actul de identitate. Verificarea durează douăzeci de minute și este gratuită.</li><li><strong>Luați-l pe cel nou.</strong> Suma o scădem din preț pe loc. Restul îl puteți achita cu cardul, în numerar sau în credit.</li></ol><h2>Ce primim</h2><p>Smartphone-uri, tablete, laptopuri, ceasuri inteligente și console, cumpărate oriunde. Bonul și cutia nu sunt obligatorii, dar cu ele estimarea se apropie de limita de sus. Primim și dispozitive sparte, pentru piese.</p><h2>Înainte de vizită</h2><ul><li>salvați fotografiile și conversațiile;</li><li>ieșiți din contul Apple sau Google și dezactivați găsirea dispozitivului: fără asta nu îl putem primi;</li><li>readuceți dispozitivul la setările din fabrică sau rugați-ne să o facem în fața dumneavoastră;</li><li>luați cu dumneavoastră actul de identitate.</li></ul><p>Dacă prețul final nu vă convine, dispozitivul rămâne la dumneavoastră, iar pentru verificare nu plătiți nimic.</p>',
    ),
    faq: [
      faq(
        'Насколько точна онлайн-оценка?',
        'Девять из десяти предложений попадают в показанный диапазон. Цена меняется, если состояние оказалось другим или устройство заблокировано.',
        'Cât de exactă este estimarea online?',
        'Nouă din zece oferte se încadrează în intervalul arătat. Prețul se schimbă dacă starea se dovedește alta sau dispozitivul este blocat.',
      ),
      faq(
        'Можно ли получить деньги, а не скидку?',
        'Нет, сумму засчитываем только в счёт покупки. Зато купить можно что угодно из каталога, не обязательно телефон.',
        'Pot primi bani în loc de reducere?',
        'Nu, suma se scade doar din prețul unei cumpărături. În schimb puteți cumpăra orice din catalog, nu neapărat un telefon.',
      ),
      faq(
        'Можно ли сдать два устройства сразу?',
        'Да, суммы складываются. Для второго отправьте ещё одну заявку или просто принесите оба.',
        'Pot preda două dispozitive deodată?',
        'Da, sumele se adună. Pentru al doilea trimiteți încă o cerere sau aduceți-le pur și simplu pe amândouă.',
      ),
      faq(
        'Сколько действует оценка?',
        'Семь дней со дня заявки, даже если цены за это время снизятся.',
        'Cât timp este valabilă estimarea?',
        'Șapte zile de la trimiterea cererii, chiar dacă prețurile scad între timp.',
      ),
    ],
  },
};
