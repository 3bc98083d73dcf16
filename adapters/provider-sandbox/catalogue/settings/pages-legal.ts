import type { SeedFaq, SeedPage } from '../settings-model.ts';
import { b } from '../text.ts';

const faq = (ruQuestion: string, ruAnswer: string, roQuestion: string, roAnswer: string): SeedFaq => ({
  question: b(ruQuestion, roQuestion),
  answer: b(ruAnswer, roAnswer),
});

/** Insurance, service and terms. */
export const legalPages: Record<'insurance' | 'service_center' | 'terms_and_privacy_policy', SeedPage> = {
  insurance: {
    title: b('Страхование техники', 'Asigurarea tehnicii'),
    lead: b(
      'Разбитый экран или пролитый чай — не повод покупать телефон заново.',
      'Un ecran spart sau un ceai vărsat nu înseamnă un telefon nou.',
    ),
    html: b(
      '<p>Полис оформляется при покупке или в течение семи дней после неё и действует двенадцать месяцев. Он стоит от 4 % цены устройства.</p><h2>Что покрывает</h2><ul><li>падение и разбитый экран;</li><li>попадание жидкости;</li><li>кражу со взломом и ограбление;</li><li>скачок напряжения.</li></ul><h2>Если что-то случилось</h2><p>Позвоните в сервисный центр в течение трёх дней и принесите устройство в любой магазин Zori. Оценка занимает до двух дней, ремонт — в среднем неделю. Если починить нельзя, заменим на такое же или равноценное.</p>',
      '<p>Polița se încheie la cumpărare sau în decurs de șapte zile și este valabilă douăsprezece luni. Costă de la 4 % din prețul dispozitivului.</p><h2>Ce acoperă</h2><ul><li>căderea și ecranul spart;</li><li>contactul cu lichide;</li><li>furtul prin efracție și tâlhăria;</li><li>supratensiunea.</li></ul><h2>Dacă s-a întâmplat ceva</h2><p>Sună la centrul de service în trei zile și adu dispozitivul în orice magazin Zori. Evaluarea durează până la două zile, reparația în medie o săptămână. Dacă nu se poate repara, îl înlocuim cu unul identic sau echivalent.</p>',
    ),
    faq: [
      faq(
        'Сколько раз можно обратиться?',
        'Два страховых случая за год.',
        'De câte ori pot apela?',
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
      '<h2>Гарантийный ремонт</h2><p>Нужны устройство и гарантийный талон. Диагностика бесплатна и занимает до трёх дней, ремонт — не дольше четырнадцати. На время ремонта смартфона дадим подменный.</p><h2>Платный ремонт</h2><p>Цену называем до начала работы и не меняем. В неё уже входит деталь и гарантия на работу шесть месяцев.</p><table><thead><tr><th>Работа</th><th>Цена</th><th>Срок</th></tr></thead><tbody><tr><td>Диагностика</td><td>бесплатно</td><td>до&nbsp;1&nbsp;дня</td></tr><tr><td>Замена экрана смартфона</td><td>от&nbsp;900&nbsp;MDL</td><td>1–2&nbsp;дня</td></tr><tr><td>Замена батареи смартфона</td><td>от&nbsp;450&nbsp;MDL</td><td>1&nbsp;день</td></tr><tr><td>Замена разъёма зарядки</td><td>от&nbsp;350&nbsp;MDL</td><td>1&nbsp;день</td></tr><tr><td>Восстановление после воды</td><td>от&nbsp;500&nbsp;MDL</td><td>2–4&nbsp;дня</td></tr><tr><td>Чистка ноутбука с заменой термопасты</td><td>400&nbsp;MDL</td><td>1&nbsp;день</td></tr><tr><td>Замена клавиатуры ноутбука</td><td>от&nbsp;700&nbsp;MDL</td><td>2–5&nbsp;дней</td></tr><tr><td>Замена батареи умных часов</td><td>от&nbsp;380&nbsp;MDL</td><td>1–2&nbsp;дня</td></tr><tr><td>Обслуживание робота-пылесоса</td><td>300&nbsp;MDL</td><td>1&nbsp;день</td></tr></tbody></table><h2>Перед визитом</h2><ul><li>сохраните копию данных;</li><li>выйдите из учётных записей и отключите блокировку;</li><li>снимите чехол и заберите карты.</li></ul>',
      '<h2>Reparație în garanție</h2><p>Sunt necesare dispozitivul și certificatul de garanție. Diagnosticul este gratuit și durează până la trei zile, reparația cel mult paisprezece. Pe durata reparației unui smartphone oferim unul de schimb.</p><h2>Reparație contra cost</h2><p>Prețul îl spunem înainte de lucru și nu îl schimbăm. El include piesa și o garanție de șase luni pentru manoperă.</p><table><thead><tr><th>Lucrare</th><th>Preț</th><th>Termen</th></tr></thead><tbody><tr><td>Diagnosticare</td><td>gratuit</td><td>până&nbsp;la&nbsp;1&nbsp;zi</td></tr><tr><td>Înlocuirea ecranului la smartphone</td><td>de&nbsp;la&nbsp;900&nbsp;MDL</td><td>1–2&nbsp;zile</td></tr><tr><td>Înlocuirea bateriei la smartphone</td><td>de&nbsp;la&nbsp;450&nbsp;MDL</td><td>1&nbsp;zi</td></tr><tr><td>Înlocuirea mufei de încărcare</td><td>de&nbsp;la&nbsp;350&nbsp;MDL</td><td>1&nbsp;zi</td></tr><tr><td>Recuperare după contactul cu apa</td><td>de&nbsp;la&nbsp;500&nbsp;MDL</td><td>2–4&nbsp;zile</td></tr><tr><td>Curățarea laptopului cu schimbarea pastei termice</td><td>400&nbsp;MDL</td><td>1&nbsp;zi</td></tr><tr><td>Înlocuirea tastaturii la laptop</td><td>de&nbsp;la&nbsp;700&nbsp;MDL</td><td>2–5&nbsp;zile</td></tr><tr><td>Înlocuirea bateriei la ceasul inteligent</td><td>de&nbsp;la&nbsp;380&nbsp;MDL</td><td>1–2&nbsp;zile</td></tr><tr><td>Întreținerea aspiratorului robot</td><td>300&nbsp;MDL</td><td>1&nbsp;zi</td></tr></tbody></table><h2>Înainte de vizită</h2><ul><li>salvează o copie a datelor;</li><li>ieși din conturi și dezactivează blocarea;</li><li>scoate husa și cartelele.</li></ul>',
    ),
    faq: [
      faq(
        'Как узнать статус ремонта?',
        'Позвоните по номеру сервиса и назовите номер квитанции.',
        'Cum aflu starea reparației?',
        'Sună la numărul service-ului și spune numărul bonului.',
      ),
      faq(
        'Ремонтируете ли вы технику, купленную не у вас?',
        'Да, платно, по тем же ценам. Гарантия на нашу работу такая же: шесть месяцев.',
        'Reparați și tehnică cumpărată în altă parte?',
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
      'Pe scurt și fără litere mici: ce promitem și ce facem cu datele tale.',
    ),
    html: b(
      '<h2>Заказ и оплата</h2><p>Заказ считается принятым, когда вы получили его номер. Цена фиксируется в момент оформления. Оплатить можно картой онлайн, наличными или картой при получении, в кредит.</p><h2>Возврат</h2><p>Товар надлежащего качества можно вернуть в течение четырнадцати дней, если сохранены вид, комплект и чек. Деньги возвращаем тем же способом не позже чем через четырнадцать дней.</p><h2>Персональные данные</h2><p>Мы храним имя, телефон и адрес, чтобы выполнить заказ и гарантию. Данные не продаём и передаём только тем, кто участвует в доставке, оплате или кредите. По вашей просьбе удалим их в течение тридцати дней, кроме тех, что обязаны хранить по закону.</p><h2>Файлы cookie</h2><p>Нужны, чтобы помнить язык и вход партнёра. Аналитика работает обезличенно.</p>',
      '<h2>Comanda și plata</h2><p>Comanda se consideră primită când ai obținut numărul ei. Prețul se fixează în momentul plasării. Poți plăti cu cardul online, numerar sau cu cardul la primire, ori în credit.</p><h2>Retur</h2><p>Un produs în bună stare poate fi returnat în paisprezece zile, cu aspectul, pachetul și bonul păstrate. Banii îi returnăm prin aceeași metodă în cel mult paisprezece zile.</p><h2>Date personale</h2><p>Păstrăm numele, telefonul și adresa pentru a onora comanda și garanția. Datele nu le vindem și le transmitem doar celor implicați în livrare, plată sau credit. La cerere le ștergem în treizeci de zile, cu excepția celor cerute de lege.</p><h2>Fișiere cookie</h2><p>Sunt necesare pentru a ține minte limba și autentificarea partenerilor. Statistica se face anonim.</p>',
    ),
    faq: [
      faq(
        'Кто отвечает за мои данные?',
        'Zori SRL, Кишинёв. Пишите на salut@zori.example.',
        'Cine răspunde de datele mele?',
        'Zori SRL, Chișinău. Scrie-ne la salut@zori.example.',
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
