import type { SeedFaq, SeedPage } from '#adapters/provider-sandbox/catalogue/settings-model.ts';
import { b } from '#adapters/provider-sandbox/catalogue/text.ts';

const faq = (ruQuestion: string, ruAnswer: string, roQuestion: string, roAnswer: string): SeedFaq => ({
  question: b(ruQuestion, roQuestion),
  answer: b(ruAnswer, roAnswer),
});

/** Insurance, service and terms. */
export const legalPages: Record<'insurance' | 'service_center' | 'terms_and_privacy_policy', SeedPage> = {
  insurance: {
    title: b('Страхование техники', 'Asigurarea dispozitivelor'),
    lead: b(
      'Разбитый экран или пролитый чай — не повод покупать телефон заново.',
      'Un ecran spart sau un ceai vărsat nu înseamnă un telefon nou.',
    ),
    html: b(
      '<p>Полис оформляется при покупке или в течение семи дней после неё и действует двенадцать месяцев.</p><h2>Сколько стоит</h2><table><thead><tr><th>Устройство</th><th>От&nbsp;разбития</th><th>Полная&nbsp;защита</th></tr></thead><tbody><tr><td>Смартфон</td><td>7%&nbsp;цены</td><td>11%&nbsp;цены</td></tr><tr><td>Планшет, умные часы</td><td>5%&nbsp;цены</td><td>8%&nbsp;цены</td></tr><tr><td>Ноутбук</td><td>4%&nbsp;цены</td><td>7%&nbsp;цены</td></tr></tbody></table><h2>Что покрывает полная защита</h2><ul><li>падение и разбитый экран;</li><li>попадание жидкости;</li><li>кражу со взломом и ограбление;</li><li>скачок напряжения.</li></ul><h2>Если что-то случилось</h2><p>Позвоните в сервисный центр в течение трёх дней и принесите устройство в любой магазин Zori. Оценка занимает до двух дней, ремонт&nbsp;— в среднем неделю. Если починить нельзя, заменим на такое же или равноценное.</p>',
      '<p>Polița se încheie la cumpărare sau în decurs de șapte zile și este valabilă douăsprezece luni.</p><h2>Cât costă</h2><table><thead><tr><th>Dispozitiv</th><th>Spargere</th><th>Protecție&nbsp;totală</th></tr></thead><tbody><tr><td>Smartphone</td><td>7%&nbsp;din&nbsp;preț</td><td>11%&nbsp;din&nbsp;preț</td></tr><tr><td>Tabletă, ceas inteligent</td><td>5%&nbsp;din&nbsp;preț</td><td>8%&nbsp;din&nbsp;preț</td></tr><tr><td>Laptop</td><td>4%&nbsp;din&nbsp;preț</td><td>7%&nbsp;din&nbsp;preț</td></tr></tbody></table><h2>Ce acoperă protecția totală</h2><ul><li>căderea și ecranul spart;</li><li>contactul cu lichide;</li><li>furtul prin efracție și tâlhăria;</li><li>supratensiunea.</li></ul><h2>Dacă s-a întâmplat ceva</h2><p>Sunați la centrul de service în trei zile și aduceți dispozitivul în orice magazin Zori. Evaluarea durează până la două zile, reparația în medie o săptămână. Dacă nu se poate repara, îl înlocuim cu unul identic sau echivalent.</p>',
    ),
    faq: [
      faq(
        'Сколько раз можно обратиться?',
        'Два страховых случая за год.',
        'De câte ori pot folosi asigurarea?',
        'Două cazuri asigurate pe an.',
      ),
      faq(
        'Действует ли полис за границей?',
        'Да, но ремонт выполняется в Молдове.',
        'Polița e valabilă peste hotare?',
        'Da, dar reparația se face în Moldova.',
      ),
    ],
  },
  service_center: {
    title: b('Сервисный центр', 'Centru de service'),
    lead: b(
      'Ремонтируем то, что продаём, и объясняем, что было не так.',
      'Reparăm ce vindem și explicăm ce nu a mers.',
    ),
    html: b(
      '<h2>Гарантийный ремонт</h2><p>Нужны устройство и гарантийный талон. Диагностика бесплатна и занимает до трёх дней, ремонт&nbsp;— не дольше четырнадцати. На время ремонта смартфона дадим подменный.</p><h2>Платный ремонт</h2><p>Цену называем до начала работы и не меняем. В неё уже входит деталь и гарантия на работу шесть месяцев.</p><table><thead><tr><th>Работа</th><th>Цена</th><th>Срок</th></tr></thead><tbody><tr><td>Диагностика</td><td>бесплатно</td><td>1&nbsp;день</td></tr><tr><td>Замена экрана смартфона</td><td>от&nbsp;900&nbsp;MDL</td><td>1–&#8288;2&nbsp;дня</td></tr><tr><td>Замена батареи смартфона</td><td>от&nbsp;450&nbsp;MDL</td><td>1&nbsp;день</td></tr><tr><td>Замена разъёма зарядки</td><td>от&nbsp;350&nbsp;MDL</td><td>1&nbsp;день</td></tr><tr><td>Восстановление после попадания воды</td><td>от&nbsp;500&nbsp;MDL</td><td>2–&#8288;4&nbsp;дня</td></tr><tr><td>Чистка ноутбука с заменой термопасты</td><td>400&nbsp;MDL</td><td>1&nbsp;день</td></tr><tr><td>Замена клавиатуры ноутбука</td><td>от&nbsp;700&nbsp;MDL</td><td>2–&#8288;5&nbsp;дней</td></tr><tr><td>Замена батареи умных часов</td><td>от&nbsp;380&nbsp;MDL</td><td>1–&#8288;2&nbsp;дня</td></tr><tr><td>Обслуживание робота-пылесоса</td><td>300&nbsp;MDL</td><td>1&nbsp;день</td></tr></tbody></table><h2>Перед визитом</h2><ul><li>сохраните копию данных;</li><li>выйдите из учётных записей и отключите блокировку;</li><li>снимите чехол, выньте SIM-карту и карту памяти.</li></ul>',
      '<h2>Reparație în garanție</h2><p>Sunt necesare dispozitivul și certificatul de garanție. Diagnosticul este gratuit și durează până la trei zile, reparația cel mult paisprezece. Pe durata reparației unui smartphone oferim unul de schimb.</p><h2>Reparație contra cost</h2><p>Prețul îl spunem înainte de lucru și nu îl schimbăm. El include piesa și o garanție de șase luni pentru manoperă.</p><table><thead><tr><th>Lucrare</th><th>Preț</th><th>Termen</th></tr></thead><tbody><tr><td>Diagnosticare</td><td>gratuit</td><td>1&nbsp;zi</td></tr><tr><td>Înlocuirea ecranului la smartphone</td><td>de&nbsp;la&nbsp;900&nbsp;MDL</td><td>1–&#8288;2&nbsp;zile</td></tr><tr><td>Înlocuirea bateriei la smartphone</td><td>de&nbsp;la&nbsp;450&nbsp;MDL</td><td>1&nbsp;zi</td></tr><tr><td>Înlocuirea mufei de încărcare</td><td>de&nbsp;la&nbsp;350&nbsp;MDL</td><td>1&nbsp;zi</td></tr><tr><td>Recuperare după pătrunderea apei</td><td>de&nbsp;la&nbsp;500&nbsp;MDL</td><td>2–&#8288;4&nbsp;zile</td></tr><tr><td>Curățarea laptopului cu schimbarea pastei termice</td><td>400&nbsp;MDL</td><td>1&nbsp;zi</td></tr><tr><td>Înlocuirea tastaturii la laptop</td><td>de&nbsp;la&nbsp;700&nbsp;MDL</td><td>2–&#8288;5&nbsp;zile</td></tr><tr><td>Înlocuirea bateriei la ceasul inteligent</td><td>de&nbsp;la&nbsp;380&nbsp;MDL</td><td>1–&#8288;2&nbsp;zile</td></tr><tr><td>Întreținerea aspiratorului robot</td><td>300&nbsp;MDL</td><td>1&nbsp;zi</td></tr></tbody></table><h2>Înainte de vizită</h2><ul><li>salvați o copie a datelor;</li><li>ieșiți din conturi și dezactivați blocarea;</li><li>scoateți husa, cartela SIM și cardul de memorie.</li></ul>',
    ),
    faq: [
      faq(
        'Как узнать статус ремонта?',
        'Введите номер устройства в проверке гарантии выше: покажем, принято ли оно и что с ним делают. Или позвоните и назовите номер квитанции.',
        'Cum aflu starea reparației?',
        'Introduceți numărul dispozitivului la verificarea garanției de mai sus: vă arătăm dacă a fost primit și ce se face cu el. Sau sunați și spuneți numărul bonului.',
      ),
      faq(
        'Ремонтируете ли вы технику, купленную не у вас?',
        'Да, платно, по тем же ценам. Гарантия на нашу работу такая же: шесть месяцев.',
        'Reparați și dispozitive cumpărate în altă parte?',
        'Da, contra cost, la aceleași prețuri. Garanția pentru lucrarea noastră este aceeași: șase luni.',
      ),
    ],
    place: {
      address: b('Кишинёв, ул. Каля Ешилор, 10', 'Chișinău, str. Calea Ieșilor, 10'),
      hours: {
        1: { opens: '09:00', closes: '18:00' },
        2: { opens: '09:00', closes: '18:00' },
        3: { opens: '09:00', closes: '18:00' },
        4: { opens: '09:00', closes: '18:00' },
        5: { opens: '09:00', closes: '18:00' },
        6: { opens: '09:00', closes: '14:00' },
      },
      latitude: 47.03684,
      longitude: 28.80117,
    },
  },
  terms_and_privacy_policy: {
    title: b('Условия и конфиденциальность', 'Termeni și confidențialitate'),
    lead: b(
      'Коротко и без мелкого шрифта: что обещаем мы и что делаем с вашими данными.',
      'Pe scurt și fără litere mici: ce promitem și ce facem cu datele dumneavoastră.',
    ),
    html: b(
      '<h2>Кто мы</h2><p>Магазин ведёт Zori SRL, Кишинёв, бул. Штефан чел Маре, 132. Эти условия действуют для сайта, магазинов и заказов по телефону.</p><h2>Заказ и цена</h2><p>Заказ считается принятым, когда вы получили его номер. Цена фиксируется в момент оформления и уже включает НДС. Если товар закончился или в цене явная ошибка, мы позвоним до отправки: вы решите, ждать, заменить или отменить.</p><p>Отменить заказ можно бесплатно, пока он не передан курьеру. Для этого достаточно звонка.</p><h2>Оплата</h2><p>Картой онлайн, наличными или картой при получении, в кредит у одного из партнёров. Данные карты вводятся на странице банка и к нам не попадают. Если платёж не прошёл, заказ ждёт сутки: оплатить можно ещё раз.</p><h2>Доставка и получение</h2><p>Сроки и стоимость&nbsp;— на странице <a href="/delivery">доставки</a>. При получении откройте коробку и проверьте внешний вид и комплект. Если что-то не так, курьер заберёт товар обратно, и платить не нужно.</p><h2>Возврат и обмен</h2><p>Товар надлежащего качества можно вернуть в течение четырнадцати дней, если сохранены вид, комплект и чек. Деньги возвращаем тем же способом не позже чем через четырнадцать дней. Средства гигиены, наушники-вкладыши и программы после вскрытия не возвращаются, если исправны.</p><p>С недостатком&nbsp;— по гарантии: починим, заменим или вернём деньги. Срок гарантии можно проверить на странице <a href="/service">сервисного центра</a>.</p><h2>Персональные данные</h2><p>Мы храним имя, телефон, адрес и историю заказов, чтобы выполнить заказ и гарантию. Данные не продаём и передаём только тем, кто участвует в доставке, оплате или кредите, и ровно столько, сколько им нужно.</p><p>Вы можете спросить, что мы о вас храним, исправить или удалить это. Удаляем в течение тридцати дней, кроме того, что обязаны хранить по закону.</p><h2>Файлы cookie и память браузера</h2><p>Язык, выбранный вид списков, корзина, избранное и начатые формы хранятся в вашем браузере, чтобы ничего не пропало. Аналитика включается только с вашего согласия, и передумать можно в любой момент по ссылке внизу страницы.</p>',
      '<h2>Cine suntem</h2><p>Magazinul este administrat de Zori SRL, Chișinău, bd. Ștefan cel Mare, 132. Acești termeni se aplică site-ului, magazinelor și comenzilor prin telefon.</p><h2>Comanda și prețul</h2><p>Comanda se consideră primită când ați primit numărul ei. Prețul se fixează în momentul plasării și include TVA. Dacă produsul s-a terminat sau prețul conține o greșeală evidentă, vă sunăm înainte de expediere: hotărâți dacă așteptați, îl înlocuiți sau anulați.</p><p>Puteți anula comanda gratuit cât timp nu a fost predată curierului. Este de ajuns un apel.</p><h2>Plata</h2><p>Cu cardul online, numerar sau cu cardul la primire, ori în credit la unul dintre parteneri. Datele cardului se introduc pe pagina băncii și nu ajung la noi. Dacă plata nu a reușit, comanda așteaptă o zi: o puteți achita încă o dată.</p><h2>Livrarea și primirea</h2><p>Termenele și costul sunt pe pagina de <a href="/delivery">livrare</a>. La primire deschideți cutia și verificați aspectul și conținutul. Dacă ceva nu este în regulă, curierul ia produsul înapoi și nu plătiți nimic.</p><h2>Retur și schimb</h2><p>Un produs în bună stare poate fi returnat în paisprezece zile, cu aspectul, pachetul și bonul păstrate. Banii îi returnăm prin aceeași metodă în cel mult paisprezece zile. Articolele de igienă, căștile intraauriculare și programele desigilate nu se returnează dacă funcționează.</p><p>Cele cu defecte intră în garanție: le reparăm, le înlocuim sau returnăm banii. Termenul garanției se verifică pe pagina <a href="/service">centrului de service</a>.</p><h2>Date personale</h2><p>Păstrăm numele, telefonul, adresa și istoricul comenzilor pentru a onora comanda și garanția. Datele nu le vindem și le transmitem doar celor implicați în livrare, plată sau credit, exact atât cât au nevoie.</p><p>Puteți întreba ce păstrăm despre dumneavoastră, puteți corecta sau șterge aceste date. Le ștergem în treizeci de zile, cu excepția celor cerute de lege.</p><h2>Fișiere cookie și memoria browserului</h2><p>Limba, modul ales de afișare a listelor, coșul, favoritele și formularele începute se păstrează în browserul dumneavoastră, ca să nu se piardă nimic. Statistica pornește doar cu acordul dumneavoastră și vă puteți răzgândi oricând, prin linkul din josul paginii.</p>',
    ),
    faq: [
      faq(
        'Кто отвечает за мои данные?',
        'Zori SRL, Кишинёв. Пишите на salut@zori.example.',
        'Cine răspunde de datele mele?',
        'Zori SRL, Chișinău. Scrieți-ne la salut@zori.example.',
      ),
      faq(
        'Можно ли отменить заказ?',
        'Да, бесплатно, пока он не передан курьеру.',
        'Pot anula comanda?',
        'Da, gratuit, cât timp nu a fost predată curierului.',
      ),
    ],
  },
};
