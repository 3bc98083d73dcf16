import type { SeedFaq, SeedPage, SeedPageKey } from '#adapters/provider-sandbox/catalogue/settings-model.ts';
import { b } from '#adapters/provider-sandbox/catalogue/text.ts';
import { businessPages } from './pages-business.ts';
import { legalPages } from './pages-legal.ts';

const faq = (ruQuestion: string, ruAnswer: string, roQuestion: string, roAnswer: string): SeedFaq => ({
  question: b(ruQuestion, roQuestion),
  answer: b(ruAnswer, roAnswer),
});

/** Texts of the information pages. */
export const pages: Record<SeedPageKey, SeedPage> = {
  ...legalPages,
  ...businessPages,
  about_us: {
    title: b('О нас', 'Despre noi'),
    lead: b(
      'Zori — магазин электроники, который начинается с утра: с кофе, новостей и первого заказа.',
      'Zori este magazinul de electronice care începe dimineața: cu o cafea, noutăți și prima comandă.',
    ),
    html: b(
      '<figure><img src="/media/banners/about-goods.avif" alt=""></figure><p>Мы открылись в 2014 году небольшой лавкой на Штефан чел Маре и с тех пор выросли до девяти магазинов по всей Молдове. Название выбрали простое: zori&nbsp;— «рассвет» на румынском.</p><h2>Как мы работаем</h2><p>Каждую модель, которую ставим на полку, сначала держит в руках кто-то из команды. Если вещь неудобна, шумит или плохо переведена, мы говорим об этом прямо&nbsp;— даже когда это стоит нам продажи.</p><p>Цены на сайте и в магазине одинаковы. Гарантию обслуживаем сами: сервисный центр находится в Кишинёве и принимает технику из всех городов.</p><h2>Что мы обещаем</h2><ul><li>Скажем, если вам хватит модели подешевле.</li><li>Распакуем и проверим товар при вас, настроим и перенесём данные со старого телефона бесплатно.</li><li>Примем обратно в течение четырнадцати дней без уговоров и длинных анкет.</li><li>Ответим на отзыв, даже если он неприятный.</li></ul><h2>Где мы</h2><figure><img src="/media/shops/chisinau-stefan-cel-mare.avif" alt=""></figure><p>Четыре магазина в Кишинёве и по одному в Бельцах, Кагуле, Оргееве, Унгенах и Комрате. Адреса и часы работы&nbsp;— на странице <a href="/contacts">«Магазины и контакты»</a>, <a href="/career">вакансии</a>&nbsp;— в разделе «Работа у нас».</p><h2>Цифры</h2><dl><div><dt>магазинов в шести городах</dt><dd>9</dd></div><div><dt>сотрудников</dt><dd>140</dd></div><div><dt>выполненных заказов</dt><dd>300&nbsp;000+</dd></div></dl>',
      '<figure><img src="/media/banners/about-goods.avif" alt=""></figure><p>Am deschis în 2014 un magazin mic pe Ștefan cel Mare și am crescut până la nouă magazine în toată Moldova. Numele l-am ales simplu: zori de zi, momentul în care totul începe.</p><h2>Cum lucrăm</h2><p>Fiecare model care ajunge pe raft trece mai întâi prin mâinile cuiva din echipă. Dacă un lucru e incomod, zgomotos sau prost tradus, o spunem deschis, chiar dacă pierdem o vânzare.</p><p>Prețurile de pe site și din magazin sunt aceleași. De garanție ne ocupăm noi: centrul de service se află la Chișinău și primește produse din toate orașele.</p><h2>Ce promitem</h2><ul><li>Vă spunem dacă vă ajunge un model mai ieftin.</li><li>Despachetăm și verificăm produsul în fața dumneavoastră, îl configurăm și mutăm gratuit datele de pe telefonul vechi.</li><li>Îl primim înapoi în paisprezece zile, fără insistențe și formulare lungi.</li><li>Răspundem la recenzii, chiar și la cele neplăcute.</li></ul><h2>Unde suntem</h2><figure><img src="/media/shops/chisinau-stefan-cel-mare.avif" alt=""></figure><p>Patru magazine în Chișinău și câte unul la Bălți, Cahul, Orhei, Ungheni și Comrat. Adresele și programul le găsiți la <a href="/contacts">„Magazine și contacte”</a>, iar <a href="/career">posturile vacante</a> la „Cariere”.</p><h2>În cifre</h2><dl><div><dt>magazine în șase orașe</dt><dd>9</dd></div><div><dt>angajați</dt><dd>140</dd></div><div><dt>comenzi livrate</dt><dd>300&nbsp;000+</dd></div></dl>',
    ),
    faq: [
      faq(
        'Можно ли посмотреть товар до покупки?',
        'Да, на странице товара видно, в каком магазине он есть. Продавец распакует его при вас.',
        'Pot vedea produsul înainte de cumpărare?',
        'Da, pe pagina produsului se vede în ce magazin este. Consultantul îl despachetează în fața dumneavoastră.',
      ),
      faq(
        'Вся ли техника официальная?',
        'Да, мы работаем с официальными поставщиками и выдаём гарантийный талон.',
        'Toate produsele sunt oficiale?',
        'Da, lucrăm cu furnizori oficiali și oferim certificat de garanție.',
      ),
    ],
  },
  credit: {
    title: b('Покупка в кредит', 'Cumpărături în credit'),
    lead: b(
      'Посчитайте платёж и оставьте заявку: партнёр ответит в тот же день.',
      'Calculați rata și trimiteți cererea: partenerul răspunde în aceeași zi.',
    ),
    html: b(
      '<p>Мы сотрудничаем с четырьмя партнёрами, и у каждого свои условия: от рассрочки без процентов на десять месяцев до лизинга на четыре года. Заявка заполняется онлайн, оригиналы документов понадобятся только при получении.</p><h2>Как это происходит</h2><ol><li>Добавьте товар в корзину и выберите оплату в кредит.</li><li>Укажите имя и телефон&nbsp;— партнёр перезвонит, обычно в течение часа.</li><li>После одобрения привезём заказ вместе с договором или оформим его в магазине.</li></ol><h2>Что понадобится</h2><p>Удостоверение личности гражданина Молдовы или вид на жительство, возраст от 18 лет. Справка о доходах нужна при сумме больше 50 000 MDL.</p>',
      '<p>Colaborăm cu patru parteneri, fiecare cu condițiile lui: de la rate fără dobândă pe zece luni până la leasing pe patru ani. Cererea se completează online, iar actele în original sunt necesare doar la primire.</p><h2>Cum decurge</h2><ol><li>Adăugați produsul în coș și alegeți plata în credit.</li><li>Lăsați numele și telefonul; partenerul vă sună, de obicei într-o oră.</li><li>După aprobare livrăm comanda împreună cu contractul sau îl semnați în magazin.</li></ol><h2>De ce aveți nevoie</h2><p>Buletin de identitate sau permis de ședere și vârsta de cel puțin 18 ani. Certificatul de venit se cere la sume peste 50 000 MDL.</p>',
    ),
    faq: [
      faq(
        'Можно погасить раньше?',
        'Да, у всех партнёров досрочное погашение без штрафа.',
        'Pot achita mai devreme?',
        'Da, la toți partenerii rambursarea anticipată este fără penalități.',
      ),
      faq(
        'Действует ли скидка при покупке в кредит?',
        'Да, цена со скидкой не меняется. Промокод тоже применяется.',
        'Reducerea rămâne valabilă în credit?',
        'Da, prețul redus nu se schimbă. Se aplică și codul promo.',
      ),
      faq(
        'Что делать, если пришёл отказ?',
        'Попробуйте другого партнёра: решения они принимают независимо.',
        'Ce fac dacă primesc refuz?',
        'Încercați la alt partener: fiecare decide independent.',
      ),
    ],
  },
  delivery: {
    title: b('Доставка', 'Livrare'),
    lead: b(
      'Курьером по Кишинёву и всей Молдове или бесплатно в магазине.',
      'Prin curier în Chișinău și în toată Moldova sau gratuit, din magazin.',
    ),
    html: b(
      '<p>Стоимость доставки зависит от самого крупного товара в заказе и берётся один раз за всю корзину. Она видна в корзине сразу, как только вы выберете регион.</p><h2>По Кишинёву и пригородам</h2><ul><li><strong>Стандартная</strong>&nbsp;— с 9:00 до 20:00, от 50 MDL.</li><li><strong>Экспресс</strong>&nbsp;— вне очереди, от 100 MDL.</li></ul><h2>По Молдове</h2><p>Доставляем во все районы курьером, от 70 MDL. Крупная техника&nbsp;— телевизоры, самокаты, игровые компьютеры&nbsp;— едет отдельной машиной, водитель позвонит накануне.</p><h2>Самовывоз</h2><p>Бесплатно в любом из девяти магазинов. Как только заказ готов, придёт сообщение.</p>',
      '<p>Costul livrării depinde de cel mai voluminos produs din comandă și se ia o singură dată pentru tot coșul. Îl vedeți în coș imediat ce alegeți regiunea.</p><h2>În Chișinău și suburbii</h2><ul><li><strong>Standard</strong>: între 9:00 și 20:00, de la 50 MDL.</li><li><strong>Expres</strong>: cu prioritate, de la 100 MDL.</li></ul><h2>În restul țării</h2><p>Livrăm prin curier în toate raioanele, de la 70 MDL. Produsele voluminoase, precum televizoarele, trotinetele sau calculatoarele de gaming, vin cu o mașină separată, iar șoferul vă sună cu o zi înainte.</p><h2>Ridicare din magazin</h2><p>Gratuit, din oricare dintre cele nouă magazine. Vă anunțăm când comanda este gata.</p>',
    ),
    faq: [
      faq(
        'Можно ли проверить товар при курьере?',
        'Да, откройте коробку и проверьте внешний вид и комплект до подписи.',
        'Pot verifica produsul în prezența curierului?',
        'Da, deschideți cutia și verificați aspectul și conținutul înainte de semnare.',
      ),
      faq(
        'Можно ли перенести доставку?',
        'Да, позвоните на линию поддержки до 18:00 накануне.',
        'Pot reprograma livrarea?',
        'Da, sunați la linia de asistență până la ora 18:00 în ziua precedentă.',
      ),
      faq(
        'Доставляете ли вы в выходные?',
        'По Кишинёву — да, экспресс-доставкой. Стандартная едет по рабочим дням. Забрать заказ в магазине можно и в субботу, а в Кишинёве и в воскресенье.',
        'Livrați în weekend?',
        'În Chișinău da, cu livrarea expres. Cea standard circulă în zilele lucrătoare. Comanda o puteți ridica din magazin și sâmbăta, iar la Chișinău și duminica.',
      ),
    ],
  },
  discount: {
    title: b('Скидки и промокоды', 'Reduceri și coduri promo'),
    lead: b(
      'Как читать наши ценники и почему старая цена зачёркнута.',
      'Cum se citesc prețurile noastre și de ce prețul vechi e tăiat.',
    ),
    html: b(
      '<p>Зачёркнутая цена&nbsp;— это цена, по которой товар продавался у нас до акции. Скидка уже вычтена, ничего вводить не нужно.</p><h2>Промоскидка</h2><p>Некоторые товары отмечены словом «Промо»: эта скидка уже вычтена из цены каждой единицы товара.</p><h2>Промокод</h2><p>Промокод вводят в корзине: «Есть промокод?» Скидка сразу войдёт в итог.</p><h2>Постоянным покупателям</h2><p>После трёх покупок мы присылаем персональное предложение раз в месяц. Его можно передать другу.</p><p>Скидки не действуют на товары из предложения дня: там цена и так самая низкая.</p>',
      '<p>Prețul tăiat este cel cu care produsul s-a vândut la noi înainte de promoție. Reducerea e deja scăzută, nu trebuie introdus nimic.</p><h2>Reducere promo</h2><p>Unele produse poartă cuvântul „Promo”: această reducere este deja scăzută din prețul fiecărei bucăți.</p><h2>Cod promo</h2><p>Codul promo se introduce în coș: „Aveți un cod promo?” Reducerea intră imediat în total.</p><h2>Pentru clienții fideli</h2><p>După trei cumpărături trimitem lunar o ofertă personală. O puteți da mai departe unui prieten.</p><p>Reducerile nu se aplică produselor din oferta zilei: acolo prețul este oricum cel mai mic.</p>',
    ),
    faq: [
      faq(
        'Складываются ли скидка и промокод?',
        'Да, если условия промокода не говорят иного.',
        'Reducerea și codul promo se cumulează?',
        'Da, dacă condițiile codului nu prevăd altfel.',
      ),
      faq(
        'Сколько длится акция?',
        'Дата окончания указана на странице каждой акции.',
        'Cât durează promoția?',
        'Data de încheiere este indicată pe pagina fiecărei promoții.',
      ),
    ],
  },
  footer: {
    title: b('Zori — электроника на каждый день', 'Zori, electronice pentru fiecare zi'),
    lead: b(
      'Девять магазинов, свой сервис и доставка по всей Молдове.',
      'Nouă magazine, service propriu și livrare în toată Moldova.',
    ),
    html: b(
      '<p>Смартфоны, ноутбуки, наушники, техника для дома и кухни с официальной гарантией. Поможем выбрать, настроим и не бросим после покупки.</p><p>Звоните каждый день с 9:00 до 20:00 или пишите в Viber.</p>',
      '<p>Smartphone-uri, laptopuri, căști, aparate pentru casă și bucătărie, cu garanție oficială. Vă ajutăm să alegeți, configurăm și rămânem alături după cumpărare.</p><p>Sunați-ne zilnic între 9:00 și 20:00 sau scrieți-ne pe Viber.</p>',
    ),
    faq: [],
  },
};
