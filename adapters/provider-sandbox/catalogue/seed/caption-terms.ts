import type { Bilingual } from '#adapters/provider-sandbox/catalogue/model.ts';
import { b, same } from '#adapters/provider-sandbox/catalogue/text.ts';

const radio = b('подключение по радиоканалу 2,4 ГГц', 'conectare prin radio 2,4 GHz');

/**
 * What a caption says in place of a term or of a name, by the property's key: among other words `пассивное` alone would
 * not tell what is passive. Empty words are left out.
 */
export const spoken: Readonly<Record<string, Readonly<Record<string, Bilingual>>>> = {
  kind: {
    '@book-case': b('чехол-книжка', 'husă tip carte'),
    '@back-case': b('накладка', 'carcasă spate'),
    '@bumper-case': b('противоударная накладка', 'carcasă antișoc'),
    '@wallet': b('чехол-бумажник', 'husă tip portofel'),
    '@full-glue': b('клеится всей поверхностью', 'lipire pe toată suprafața'),
    '@clear': b('прозрачное', 'transparentă'),
    '@camera-glass': b('на камеру', 'pentru cameră'),
    '@instant': b('моментальная печать', 'imprimare instantanee'),
    '@combined': b('для бороды, волос и тела', 'pentru barbă, păr și corp'),
    '@multi-cooker': same(''),
    '@pressure-cooker': b('с режимом скороварки', 'cu funcție de oală sub presiune'),
    '@rotary': b('роторная система', 'sistem rotativ'),
    '@foil': b('сеточная система', 'sistem cu folie'),
    '@magnet': b('магнитный', 'magnetic'),
    '@clamp': b('с зажимом', 'cu clemă'),
    '@pad': b('зарядная площадка', 'platformă de încărcare'),
    '@stand': b('зарядная подставка', 'suport cu încărcare'),
    '@three-in-one': b('для трёх устройств сразу', 'pentru trei dispozitive odată'),
    '@espresso': b('рожковая', 'cu portfiltru'),
    '@floor': b('напольный', 'cu picior'),
  },
  material: {
    '@leather': b('из экокожи', 'din piele ecologică'),
    '@polycarbonate': b('из поликарбоната', 'din policarbonat'),
    '@tpu': b('из термополиуретана', 'din poliuretan termoplastic'),
    '@silicone': b('из силикона', 'din silicon'),
    '@aramid': b('из арамидного волокна', 'din fibră aramidică'),
    '@polyester': b('из полиэстера', 'din poliester'),
    '@nylon': b('из нейлона', 'din nailon'),
    '@steel': b('из нержавеющей стали', 'din oțel inoxidabil'),
    '@steel-plastic': b('из стали и пластика', 'din inox și plastic'),
    '@glass-steel': b('из стекла и стали', 'din sticlă și inox'),
    '@braided': b('в нейлоновой оплётке', 'cu înveliș din nailon'),
    '@soft-silicone': b('в мягком силиконе', 'cu înveliș din silicon moale'),
  },
  noise_cancelling: {
    '@passive': b('без шумоподавления', 'fără anularea zgomotului'),
    '@active': b('с активным шумоподавлением', 'cu anularea activă a zgomotului'),
    '@active-adaptive': b('с адаптивным шумоподавлением', 'cu anularea adaptivă a zgomotului'),
  },
  connection: {
    '@wired': b('подключение по кабелю', 'conectare prin cablu'),
    '@wireless': b('беспроводное подключение', 'conectare fără fir'),
    '@usb-radio': radio,
    '@wireless-both': b('подключение по радиоканалу и Bluetooth', 'conectare prin radio și Bluetooth'),
  },
  sim: {
    '@two-mini': b('две SIM-карты', 'două cartele SIM'),
    '@nano-one': b('со своей SIM-картой', 'cu cartelă SIM proprie'),
  },
  resolution: {
    '1920×1080': same('Full HD'),
    '2560×1440': same('Quad HD'),
    '3840×2160': same('4K'),
  },
  night_vision: {
    '@infrared': b('инфракрасная ночная съёмка', 'vedere nocturnă în infraroșu'),
    '@full-colour': b('цветная ночная съёмка', 'vedere nocturnă color'),
  },
  supply: {
    '@batteries': b('на батарейках AAA', 'cu baterii AAA'),
    '@battery': b('со встроенным аккумулятором', 'cu acumulator încorporat'),
  },
  light_colour: {
    '@warm-cold': b('свет от тёплого до холодного', 'lumină de la caldă la rece'),
    '@rgb-white': b('белый и цветной свет', 'lumină albă și colorată'),
  },
  dock: {
    '@dock-charge': b('станция для зарядки', 'stație de încărcare'),
    '@dock-dust': b('станция со сбором пыли', 'stație cu golire automată'),
    '@dock-full': b('станция со сбором пыли, мойкой и сушкой', 'stație cu golire, spălare și uscare'),
  },
  wet_cleaning: {
    '@mop-cloth': b('влажная уборка салфеткой', 'spălare cu lavetă'),
  },
  filter_type: {
    '@hepa-carbon': b('фильтры HEPA и угольный', 'filtre HEPA și cu cărbune activ'),
  },
  milk_system: {
    '@auto-milk': b('с автоматическим капучинатором', 'cu spumare automată a laptelui'),
    '@manual': b('с трубкой для пара', 'cu tub de abur'),
    '@no-milk': same(''),
  },
  print_type: {
    '@ink-tank': b('струйная печать с СНПЧ', 'imprimare cu rezervoare de cerneală'),
    '@laser': b('лазерная печать', 'imprimare laser'),
  },
  form_factor: {
    '@portable': b('портативный', 'portabil'),
  },
  switches: {
    '@mechanical': b('механические переключатели', 'comutatoare mecanice'),
    '@scissor': b('ножничные переключатели', 'comutatoare tip foarfecă'),
  },
  layout: {
    '@full-size': b('полный размер', 'format complet'),
    '@seventy-five': b('размер 75%', 'format 75%'),
    '@compact': b('компактный размер', 'format compact'),
  },
  pattern: {
    '@cardioid': b('кардиоидная направленность', 'captare cardioidă'),
    '@omni': b('круговая направленность', 'captare omnidirecțională'),
    '@multi-pattern': b('переключаемая направленность', 'captare comutabilă'),
  },
  metrics: {
    '@weight': b('измеряют только вес', 'măsoară doar greutatea'),
  },
  mount: {
    '@vent': b('на решётку воздуховода', 'pe grila de ventilație'),
    '@windscreen-vent': b('на стекло и решётку воздуховода', 'pe parbriz și pe grila de ventilație'),
    '@dashboard': b('на панель', 'pe bord'),
  },
};
