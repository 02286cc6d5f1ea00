#!/usr/bin/env bash
# One stretch on a lent machine that has no Node: training/stretch.sh RUN OUT check|critic|play [options of train.py]
# The worker's Node and what to begin with come in training/dist/carry; see README.md.
set -euo pipefail
run=$1 out=$2 stage=$3
shift 3
here=$(dirname "$(readlink -f "$0")")
carry=$here/dist/carry
export PYTHONUNBUFFERED=1 PYTHONUTF8=1
mkdir -p "$run" "$out"
if [ ! -x "$run/node" ]; then
  python3 -c 'import lzma, shutil, sys; shutil.copyfileobj(lzma.open(sys.argv[1]), open(sys.argv[2], "wb"))' "$carry/node.xz" "$run/node"
  chmod +x "$run/node"
fi
# The run itself, else the latest checkpoint of the repository, else the prototype
start=$run
[ -f "$start/player.pt" ] || start=$(ls -d "$here"/checkpoints/*/ 2>/dev/null | tail -1)
[ -f "$start/player.pt" ] || start=$run/grafted
[ -f "$start/player.pt" ] || python3 "$here/graft.py" "$carry/network.pt" "$start"
if [ "$stage" = check ]; then
  rm -rf "$run/check"
  exec python3 "$here/train.py" check --run "$run/check" --start "$start" --node "$run/node" "$@"
fi
exec python3 "$here/train.py" "$stage" --run "$run" --start "$start" --out "$out" --node "$run/node" "$@"
