import type { Like } from '../catalogue.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: Like<typeof english> = {
  'notice.over': 'Twoja gra się skończyła',
  'notice.with': 'Przeciwnik: {name}',
  'notice.until': 'Masz czas do {date}',
  'notice.ask': 'Powiadom mnie, gdy będzie mój ruch',
  'notice.ask.about': 'Przeglądarka pokaże powiadomienie, także gdy strona jest zamknięta.',
  'notice.stranger': 'Gdy zaczniesz grę z innymi albo do niej dołączysz, możesz tu włączyć powiadomienia.',
  'notice.denied': 'Powiadomienia są zablokowane. Zezwól na nie w ustawieniach witryny i spróbuj ponownie.',
  'notice.impossible':
    'Ta przeglądarka nie pokazuje powiadomień. Na iPhonie lub iPadzie najpierw dodaj stronę do ekranu początkowego.',
  'notice.failed': 'Nie udało się włączyć powiadomień. Spróbuj później.',
  'notice.webhook': 'Webhook',
  'notice.webhook.about': 'Dla twoich programów: ten adres jest wywoływany, gdy jest twój ruch albo gra się kończy.',
  'notice.webhook.url': 'Adres',
  'notice.webhook.set': 'Zapisz webhook',
  'notice.webhook.remove': 'Usuń webhook',
  'notice.webhook.secret': 'Wywołania są podpisane tym kluczem. Zachowaj go: nie pokażemy go ponownie.',
  'notice.webhook.state': 'Nieudane wywołania z rzędu: {count}.',
  'notice.webhook.off': 'Zbyt wiele nieudanych wywołań z rzędu: są wstrzymane. Zapisz adres ponownie, by je wznowić.',
};
