"""Pictures of Afternova: planets, markets, ships, contracts."""
