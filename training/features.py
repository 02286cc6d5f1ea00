"""The inputs of the networks, by the table that the TypeScript side writes (dist/features.json)."""
import json
import torch


class Features:
    def __init__(self, path, device):
        with open(path) as file:
            table = json.load(file)
        self.table = table
        self.version, self.bytes, self.columns = table['version'], table['bytes'], table['columns']
        self.row, self.head, self.cards = table['row'], table['head'], table['cards']
        # Widths that are multiples of 64 multiply several times as fast; the last column is spare
        self.width = 64 * (self.columns // 64 + 1)
        self.places = 8 * self.cards
        self.places_width = 64 * (self.places // 64 + 1)
        self.device = device
        self._index()

    def _index(self):
        def tensor(values, dtype=torch.int64):
            return torch.tensor(values, dtype=dtype, device=self.device)
        hot, bit, scaled = [], [], []
        for f in self.table['features']:
            for i in range(f['count']):
                at = f['at'] + i
                if f['kind'] == 'one-hot':
                    hot.append((at, f['first'], f['first'] + f['size'], f['column'] + i * f['size'] - f['first']))
                elif f['kind'] == 'bits':
                    bit += [(at, 1 << b, f['column'] + i * f['size'] + b) for b in range(f['size'])]
                else:
                    scaled.append((at, f['zero'], f['least'], f['most'], f['unit'], f['column'] + i))
        at, first, end, column = zip(*hot)
        self.hot = tensor(at), tensor(first), tensor(end), tensor(column)
        at, mask, column = zip(*bit)
        self.bit = tensor(at), tensor(mask, torch.uint8), slice(column[0], column[-1] + 1)
        assert list(column) == list(range(column[0], column[-1] + 1)), 'inputs of one kind lie together'
        at, zero, least, most, unit, column = zip(*scaled)
        self.scaled = (tensor(at), *(tensor(v, torch.float32) for v in (zero, least, most, unit)), slice(column[0], column[-1] + 1))
        assert list(column) == list(range(column[0], column[-1] + 1)), 'inputs of one kind lie together'
        answers = self.table['parts']['answers']
        self.answers = slice(answers['at'], answers['at'] + answers['count'])
        self.bits = tensor([1 << b for b in range(8)], torch.uint8)
        self.place_columns = 8 * torch.arange(self.cards, device=self.device)

    def expand(self, rows, dtype):
        """The inputs of each row."""
        x = torch.zeros((rows.shape[0], self.width), dtype=dtype, device=rows.device)
        at, first, end, column = self.hot
        value = rows.index_select(1, at).long()
        x.scatter_(1, torch.where((value >= first) & (value < end), value + column, self.width - 1), 1.0)
        x[:, self.width - 1] = 0
        at, mask, columns = self.bit
        x[:, columns] = ((rows.index_select(1, at) & mask) != 0).to(dtype)
        at, zero, least, most, unit, columns = self.scaled
        value = rows.index_select(1, at).float() - zero
        x[:, columns] = (torch.maximum(least, torch.minimum(most, value)) / unit).to(dtype)
        return x

    def expand_places(self, rows, dtype):
        """The true places of all cards, for the critic alone."""
        x = torch.zeros((rows.shape[0], self.places_width), dtype=dtype, device=rows.device)
        places = rows[:, self.bytes:self.bytes + self.cards].long()
        return x.scatter_(1, places + self.place_columns, 1.0)

    def legal(self, rows):
        return ((rows[:, self.answers].unsqueeze(-1) & self.bits) != 0).flatten(1)

    def column(self, part, kind, nth=0):
        """The first column of a part of the observation in one of its forms."""
        found = [f for f in self.table['features'] if f['part'] == part and f['kind'] == kind]
        return found[nth]['column']
